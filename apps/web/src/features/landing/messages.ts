import { translator } from '../../shared/i18n/translator.ts'

const messages = {
  pageTitle: 'Practise your English exam',
  signIn: 'Sign in',
  createAccount: 'Create an account',
  tryDemo: 'Try the demo',
  goToDashboard: 'Go to dashboard',
  heading: 'Practise the exam, and see why you scored what you scored',
  lead: 'Exam questions for PTE Academic and PTE Core. Each answer gets a score, and each score opens to the words, pauses and sentences that produced it.',
  demoHint: 'The demo needs no e-mail and is removed after a day.',
  exampleCaption: 'An example of a result',
  exampleTask: 'Read Aloud',
  exampleTotal: '9.1 of 15',
  exampleTotalMax: 'of 15',
  exampleTotalValue: '9.1',
  exampleFirst: 'Read whole phrases: no pause before “water”',
  exampleFirstLabel: 'Fix this first',
  exampleBegin: 'Twice a day the sea lifts and lowers enough',
  exampleBefore: ' water to ',
  exampleWrong: 'light',
  exampleAfter: ' whole cities, and it does so on a timetable that can be printed ',
  examplePause: '1.8 s pause',
  exampleMissing: 'a century',
  exampleEnd: ' ahead.',
  exampleWrongMark: 'pronunciation',
  exampleMissingMark: 'left out',
  exampleContent: 'Content',
  exampleContentReason: '2 of 28 words left out',
  exampleContentMarks: '4.6 / 5',
  examplePronunciation: 'Pronunciation',
  examplePronunciationReason: '“light”: the last sound is missing',
  examplePronunciationMarks: '2.6 / 5',
  exampleFluency: 'Fluency',
  exampleFluencyReason: 'One pause of 1.8 s inside a phrase',
  exampleFluencyMarks: '1.9 / 5',
  tasksHeading: 'What you can practise',
  aiMark: 'AI',
  aiMarkMeaning: 'Scored by AI',
  howHeading: 'How an answer is scored',
  howLead: 'No number stands alone: open it and see what it was made from.',
  speakingTitle: 'Spoken answers',
  speakingText:
    'Your recording is aligned with the text, sound by sound. You see which words were left out or mispronounced, and where you paused.',
  writingTitle: 'Written answers',
  writingText:
    'Grammar, spelling, length and the points you covered are checked. Each remark stands at its place in your text, with a suggestion.',
  keyTitle: 'Answers with a key',
  keyText: 'Reading and listening answers are marked by the exam’s own rules, and shown beside the right ones.',
  limitsTitle: 'What a score is not',
  limitsText:
    'An estimate from software, not a result of the official exam. Rehearsal is not affiliated with the exam’s owner; all questions are original.',
  startHeading: 'Start with one question',
  startText_once: {
    zero: 'A free account comes with unlimited answers to questions with a key.',
    one: 'A free account comes with {count} AI score, and unlimited answers to questions with a key.',
    other: 'A free account comes with {count} AI scores, and unlimited answers to questions with a key.',
  },
  startText_daily: {
    zero: 'A free account comes with unlimited answers to questions with a key.',
    one: 'A free account comes with {count} AI score a day, and unlimited answers to questions with a key.',
    other: 'A free account comes with {count} AI scores a day, and unlimited answers to questions with a key.',
  },
  startText_kind: {
    zero: 'A free account comes with unlimited answers to questions with a key.',
    one: 'A free account comes with {count} AI score for each kind of question, and unlimited answers to those with a key.',
    other:
      'A free account comes with {count} AI scores for each kind of question, and unlimited answers to those with a key.',
  },
  startText_dailyKind: {
    zero: 'A free account comes with unlimited answers to questions with a key.',
    one: 'A free account comes with {count} AI score a day for each kind of question, and unlimited answers to those with a key.',
    other:
      'A free account comes with {count} AI scores a day for each kind of question, and unlimited answers to those with a key.',
  },
} as const

export const t = translator(messages)
