/**
 * What players and results say. Plain values and functions, so that the components take them as props.
 * The web app's own texts stand in `features/practice/messages.ts`.
 */
export const sortableTexts = {
  instructions: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
  moveUp: (label: string) => `Move up: ${label}`,
  moveDown: (label: string) => `Move down: ${label}`,
  drag: (label: string) => `Move: ${label}`,
  pickedUp: (label: string, position: number, total: number) => `Picked up ${label}, position ${position} of ${total}`,
  movedTo: (label: string, position: number, total: number) => `${label}: position ${position} of ${total}`,
  dropped: (label: string, position: number, total: number) => `Dropped ${label} at position ${position} of ${total}`,
  cancelled: (label: string) => `${label} is back where it was`,
}

export const comparisonTexts = {
  caption: 'Your answers and the correct answers',
  number: 'No.',
  given: 'Your answer',
  correct: 'Correct answer',
  right: 'Correct',
  wrong: 'Wrong',
  nothing: 'nothing',
  noneCorrect: 'not an answer',
}

/** The picture of a question; before it is answered its name gives nothing away. */
export const imageTexts = {
  open: (name: string) => `Enlarge: ${name}`,
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: number) => `${percent} %`,
  scroll: (name: string) => `${name}, scrolls`,
  failed: 'The picture could not be loaded.',
  names: {
    BAR_CHART: 'Bar chart to describe',
    FLOW_CHART: 'Flow chart to describe',
    GRAPH: 'Graph to describe',
    MAP: 'Map to describe',
    PICTURE: 'Picture to describe',
    PIE_CHART: 'Pie chart to describe',
    TABLE: 'Table to describe',
  },
}

export const gapTexts = {
  gap: (number: number, total: number) => `Gap ${number} of ${total}`,
  choose: 'Choose',
}

export const wordBoxTexts = {
  text: 'Text with gaps',
  box: 'Words to choose from',
  instructions: 'Choose a word, then a gap. Or drag the word. Choose a filled gap to take its word out.',
  gap: (number: number, word: string) => (word === '' ? `Gap ${number}, empty` : `Gap ${number}: ${word}`),
  picked: (word: string) => `${word} is picked. Choose a gap.`,
  chosenGap: (number: number) => `Gap ${number} is chosen. Choose a word.`,
  placed: (word: string, number: number) => `${word} stands in gap ${number}`,
  returned: (word: string) => `${word} is back in the box`,
  dropped: 'Nothing is picked',
}

export const wordPickTexts = {
  label: 'Transcript: choose the words that differ from what you hear',
  instructions: 'The arrow keys move from word to word, Space chooses.',
  count: (count: number) => (count === 1 ? '1 word chosen' : `${count} words chosen`),
}

export const verdictTexts = {
  options: 'The options',
  right: 'Correct',
  wrong: 'Wrong',
  chosen: 'Your choice',
  missed: 'You did not choose it',
  avoided: 'Rightly not chosen',
}

export const gapMarkTexts = {
  right: 'correct',
  wrong: 'wrong',
  nothing: 'left empty',
  answer: 'correct answer',
}

export const wordMarkTexts = {
  looks: { found: 'found', missed: 'missed', wrong: 'not a difference' },
  legend: 'What the marks mean',
  difference: 'differs',
  said: (word: string) => `said: ${word}`,
}

export const playerTexts = {
  keptTake: 'Your recording is kept on this device. Submit it, or try again.',
  passage: 'Passage',
  accent: 'Accent',
  yourSummary: 'Your summary',
  yourEssay: 'Your essay',
  yourEmail: 'Your e-mail',
  recipient: 'Write to',
  emailPoints: 'In your e-mail',
  summaries: 'Summaries',
  endings: 'Endings',
  yourSentence: 'The sentence you hear',
  wordCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  /** Specification §5: only the maximum is shown. */
  wordLimit: (max: number) => `${max} word limit`,
  order: 'Text boxes in your order',
}

export const resultTexts = {
  whatWeHeard: 'What we heard',
  nothingHeard: 'No words were heard in this recording.',
  myRecording: 'Your recording',
  pauses: (count: number) => (count === 1 ? '1 pause is marked.' : `${count} pauses are marked.`),
  longestPause: (text: string) => `The longest lasts ${text} s.`,
  model: 'Model reading',
  soundsOf: (word: string) => `Sounds of ${word}, each out of 2`,
  notSaid: 'You left this word out.',
  notInText: 'This word does not stand in the text.',
  heardText: {
    label: 'The text with what was heard',
    looks: { correct: 'correct', unclear: 'unclear', wrong: 'wrong', 'left-out': 'left out', added: 'added' },
    unsure: 'not sure',
    legend: 'What the marks mean',
    hint: 'Choose a word to hear it.',
  },
  yourText: 'Your text',
  noMarks: 'Nothing is marked in your text.',
  markHint: 'Point at a mark, or press it, to see why.',
  markedText: {
    mark: (label: string, words: string) => (words === '' ? label : `${label}: ${words}`),
    suggestion: 'Better:',
  },
  markLabels: {
    SPELLING: 'Spelling',
    GRAMMAR_MINOR: 'Grammar, minor',
    GRAMMAR_MODERATE: 'Grammar',
    GRAMMAR_CRITICAL: 'Grammar, serious',
  },
  markCategories: {
    spelling: 'Spelling',
    confusable: 'Mixed-up words',
    capital: 'Capital letter',
    punctuation: 'Punctuation',
    article: 'Article (a, an, the)',
    number: 'Singular or plural',
    agreement: 'Subject and verb agree',
    verb: 'Verb form',
    tense: 'Tense',
    preposition: 'Preposition',
    pronoun: 'Pronoun',
    'word-order': 'Word order',
    'word-form': 'Form of the word',
    'word-choice': 'Word choice',
    'extra-word': 'Word not needed',
    'missing-word': 'Missing word',
    register: 'Tone',
  },
  serious: (label: string) => `${label}, serious`,
  perhaps: (label: string) => `Perhaps: ${label}`,
  readyMade: 'Ready-made phrases',
  readyMadeHint: (limit: string) => `Up to ${limit} of an answer they cost nothing; above that they cost content.`,
  correctedSentences: 'Your sentences, corrected',
  youWrote: 'You wrote',
  better: 'With its sure marks put right',
  correctedHint:
    'What is sure is put right. What is only perhaps wrong, or has no correction, stays as you wrote it; so do mistakes that were not found.',
  missing: (label: string) => `${label}: a word is missing`,
  extra: (label: string) => `${label}: a word too many`,
  belongsHere: (label: string) => `${label}: a word belongs here`,
  belongsElsewhere: (label: string) => `${label}: belongs elsewhere`,
  keyPoints: 'Main points',
  covered: 'Covered',
  coveredInPart: 'Covered in part',
  notCovered: 'Not covered',
  saidReversed: 'Said the other way round',
  saidDoubtful: 'May say the opposite: check it',
  factsCompared:
    'Each point is also read for its opposite, but more than half of what is turned round goes unnoticed: check facts, figures and who did what yourself.',
  factsNotChecked: 'Whether the facts are right was not checked.',
  quoted: (words: string) => `“${words}”`,
  modelAnswer: 'Model answer',
  explanation: 'Why',
  goodAnswer: 'What makes a good answer',
  analysis: 'About this question',
  tests: 'What it tests',
  traps: 'What leads astray',
  approach: 'How to approach it',
  transcript: 'Transcript',
  textWithAnswers: 'The text with your answers',
  textWithRightAnswers: 'The text with the right words',
  wordsWithMarks: 'What you marked',
  wordsThatDiffer: 'The words that differ',
  whyEachGap: 'Why each word',
  question: 'The question',
  heardAnswer: 'What we heard',
  heardComparison: {
    caption: 'What was heard and the accepted answer',
    given: 'What we heard',
    correct: 'Accepted answer',
    nothing: 'no accepted answer',
  },
  alsoAccepted: (answers: string) => `Also accepted: ${answers}.`,
  rough:
    'Rough estimate: we listen for words of the subject, and cannot follow whole sentences. A point may be missed, or heard where it was not made.',
  heard: 'Heard',
  heardInPart: 'Heard in part',
  notHeard: 'Not heard',
  spottedWords: 'Words we recognised',
  noSpottedWords: 'No words of the subject were recognised.',
  spottedHint: 'Choose a word to hear it in your recording.',
  at: (time: string) => `at ${time}`,
  picture: 'The picture',
  description: 'What the picture shows',
  tone: 'Tone',
  register: { formal: 'The situation asks for a formal tone.', informal: 'The situation asks for an informal tone.' },
  answers: 'Your answer and the correct one',
  rightOrder: 'The right order',
  pairs: 'Your marks',
  pair: (first: string, second: string) => `${first} → ${second}`,
  pairMark: '1 mark',
  pairNoMark: 'No mark',
  marksSum: (right: number, wrong: number) => `${right} right − ${wrong} wrong = ${Math.max(0, right - wrong)}`,
  marksRule: 'A wrong choice takes one mark away.',
  marksNeverBelow: 'A wrong choice takes one mark away, but the marks never fall below 0.',
  pairRule: 'One mark for each two neighbours that follow each other as in the original.',
  sentence: 'The sentence',
  listenAgain: 'Listen again',
}
