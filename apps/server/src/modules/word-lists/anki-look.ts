/** The front: the word, how it is said, and its sound. */
export const questionTemplate = `<div class="word" lang="en">{{Word}}</div>
{{#US}}<div class="sound" lang="en">US /{{US}}/{{#UK}} · UK /{{UK}}/{{/UK}}</div>{{/US}}
{{Audio}}`

/** The back: what it means, an example, and the learner's own note. */
export const answerTemplate = `{{FrontSide}}
<hr id="answer">
<div class="meaning" dir="auto">{{Meaning}}</div>
{{#Example}}<div class="example" lang="en">{{Example}}</div>{{/Example}}
{{#Note}}<div class="note" dir="auto">{{Note}}</div>{{/Note}}`

export const cardStyle = `.card { font-family: Inter, "Segoe UI", Arial, sans-serif; font-size: 18px; line-height: 1.55; text-align: center; color: #26231f; background: #fbfaf7; max-width: 40rem; margin: 0 auto; padding: 1.5rem; }
.word { font-size: 32px; font-weight: 650; letter-spacing: -0.01em; }
.sound { color: #6b655c; font-size: 16px; }
.meaning { font-size: 20px; }
.example { margin-top: 0.75rem; font-family: "Source Serif 4", Georgia, serif; font-style: italic; }
.note { margin-top: 0.75rem; padding: 0.5rem 0.75rem; border-radius: 10px; background: #f0ede6; font-size: 16px; }
hr { border: 0; border-top: 1px solid #ddd8ce; margin: 1.25rem 0; }
.nightMode .card, .card.nightMode { color: #ece8e1; background: #1c1a17; }
.nightMode .sound { color: #a79f93; }
.nightMode .note { background: #2a2723; }
.nightMode hr { border-top-color: #3a362f; }`
