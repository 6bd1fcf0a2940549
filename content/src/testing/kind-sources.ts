import type { TaskId } from '@rehearsal/exam/task-ids'

/** `count` words without meaning; `end` sets one run of them apart from another. */
export const words = (count: number, end = 'word') => Array.from({ length: count }, () => end).join(' ')

const common = {
  id: 12,
  title: 'A title',
  complexity: 'HARD',
  variants: ['ACADEMIC'],
  topics: ['science'],
  spelling: 'GB',
  author: 'Rehearsal',
  licence: 'CC-BY-4.0',
  explanation: 'It is so.',
  analysis: { tests: 'Hearing.', traps: 'Noise.', approach: 'Listen.' },
}

const keyPoints = [
  { point: 'Trees cool.', cues: [['tree'], ['cool']] },
  { point: 'Shade is free.', cues: [['shade'], ['free']] },
]
const points = 'Trees cool the streets because their shade is free'
const transcript = (text: string) => [{ voice: 'awb', text }]
const option = (text: string, isRight = false) => ({ text, isRight, why: 'Because.' })
const oneRight = [option('one thing', true), option('two things'), option('three things'), option('four things')]
const twoRight = [
  option('one thing', true),
  option('two things', true),
  option('three things'),
  option('four things'),
  option('five'),
]

/** A sound source of every kind, as its YAML is read. */
export const kindSources = {
  'speaking/read-aloud': { ...common, text: words(40) },
  'speaking/repeat-sentence': { ...common, sentence: words(9), voice: 'rms' },
  'speaking/describe-image': {
    ...common,
    image: {
      type: 'TABLE',
      title: 'Trees',
      columns: ['Street', 'Trees'],
      rows: [
        ['North', 3],
        ['South', 5],
      ],
    },
    keyPoints,
    sampleAnswer: `${points}, ${words(71)}.`,
  },
  'speaking/answer-short-question': { ...common, question: words(9), voice: 'slt', accepted: ['shade', 'the shade'] },
  'speaking/re-tell-lecture': {
    ...common,
    transcript: transcript(words(180)),
    keyPoints,
    sampleAnswer: `${points}, ${words(81)}.`,
  },
  'speaking/respond-to-a-situation': {
    ...common,
    situation: words(40),
    voice: 'slt',
    register: 'formal',
    keyPoints,
    sampleAnswer: `${points}, ${words(61)}.`,
  },
  'speaking/summarize-group-discussion': {
    ...common,
    speakers: [
      { name: 'Ana', voice: 'slt' },
      { name: 'Ben', voice: 'rms' },
      { name: 'Cem', voice: 'awb' },
    ],
    transcript: ['Ana', 'Ben', 'Cem', 'Ana', 'Ben', 'Cem'].map((speaker) => ({ speaker, text: words(60) })),
    keyPoints: [
      ...keyPoints,
      ...['Ana', 'Ben', 'Cem'].map((speaker) => ({ point: `${speaker} likes shade.`, speaker, cues: [['shade']] })),
    ],
    sampleAnswer: `${points}, ${words(150)}.`,
  },
  'writing/summarize-written-text': {
    ...common,
    passage: words(180, 'passage'),
    keyPoints,
    sampleAnswers: { ACADEMIC: `${points}.`, CORE: `Trees cool the streets. Their shade is free, ${words(20)}.` },
  },
  'writing/write-essay': {
    ...common,
    prompt: `${words(15, 'prompt')}. ${words(15, 'prompt')}?`,
    keyPoints,
    sampleAnswer: `${points}, ${words(120)}.\n\n${words(120)}.`,
  },
  'writing/write-email': {
    ...common,
    situation: words(40),
    recipient: 'Ms Hart',
    register: 'informal',
    bullets: ['trees', 'shade', 'streets'].map((text) => ({ text, cues: [[text]] })),
    sampleAnswer: `Dear Ms Hart,\n\n${points} in all streets, ${words(60)}.\n\nYours,\nAna`,
  },
  'reading/rw-fill-in-the-blanks': {
    ...common,
    text: `${words(30)} {1} ${words(30)} {2} ${words(30)} {3}.`,
    blanks: ['north', 'south', 'east'].map((answer) => ({
      options: [answer, 'up', 'down', 'in'],
      answer,
      why: 'Because.',
    })),
  },
  'reading/multiple-choice-multiple': { ...common, passage: words(150), question: 'Which?', options: twoRight },
  'reading/re-order-paragraphs': {
    ...common,
    paragraphs: ['one', 'then two', 'then three', 'then four'].map((start) => `${start} ${words(14)}`),
  },
  'reading/fill-in-the-blanks': {
    ...common,
    text: `${words(20)} {1} ${words(20)} {2} ${words(20)} {3}.`,
    answers: ['north', 'south', 'east'].map((answer) => ({ answer, why: `Because of ${answer}.` })),
    distractors: ['up', 'down'],
  },
  'reading/multiple-choice-single': { ...common, passage: words(150), question: 'Which?', options: oneRight },
  'listening/summarize-spoken-text': {
    ...common,
    transcript: transcript(words(180, 'said')),
    keyPoints,
    sampleAnswers: { ACADEMIC: `${points}. ${words(50)}.`, CORE: `${points}. ${words(15)}.` },
  },
  'listening/multiple-choice-multiple': {
    ...common,
    transcript: transcript(words(150)),
    question: 'Which?',
    options: twoRight,
  },
  'listening/fill-in-the-blanks': {
    ...common,
    transcript: transcript(['north', 'south', 'east', 'west'].map((word) => `${words(22)} [${word}]`).join(' ')),
  },
  'listening/highlight-correct-summary': {
    ...common,
    transcript: transcript(words(150)),
    options: oneRight.map((each, place) => ({ ...each, text: words(35, `word${place}`) })),
  },
  'listening/multiple-choice-single': {
    ...common,
    transcript: transcript(words(150)),
    question: 'Which?',
    options: oneRight,
  },
  'listening/select-missing-word': {
    ...common,
    transcript: transcript(`${words(70)} [one thing].`),
    options: oneRight,
  },
  'listening/highlight-incorrect-words': {
    ...common,
    transcript: transcript(
      ['north|fourth', 'south|mouth', 'east|least', 'west|best'].map((pair) => `${words(18)} [${pair}]`).join(' '),
    ),
  },
  'listening/write-from-dictation': { ...common, sentence: words(9), voice: 'awb' },
} as const satisfies Record<TaskId, object>
