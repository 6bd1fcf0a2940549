import { resultTexts } from '../messages.ts'
import { audioPlayerTexts, takePlayerTexts } from '../sound-messages.ts'

/** What the evidence of a spoken answer says beside `resultTexts`. */
const seconds = (text: string) => `${text} s`

export const markTexts = {
  pause: (text: string) => `Pause ${seconds(text)}`,
  hesitation: 'Hesitation',
  repetition: 'Said again',
  'self-correction': 'Started again',
  omitted: (word: string) => `Left out: ${word}`,
  replaced: (word: string) => `Another word for: ${word}`,
  inserted: (word: string) => (/\p{Letter}/u.test(word) ? `Added: ${word}` : 'Added words'),
  repeated: (word: string) => `Said again: ${word}`,
  /** After the first words of a run. */
  more: (count: number) => ` … (${count} words)`,
  notSure: (text: string) => `${text} (not sure)`,
}

export const markedPlayerTexts = {
  ...takePlayerTexts,
  marks: 'Marks on the recording',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
}

export const earlierPlayerTexts = { ...audioPlayerTexts, player: 'Previous recording' }
export const laterPlayerTexts = { ...audioPlayerTexts, player: 'This recording' }

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const ordinal = (place: number) => ordinals[place] ?? `${place + 1}th`

export const wordTexts = {
  card: (word: string) => `The word ${word}`,
  mine: 'Mine',
  model: 'Model',
  wholeModel: 'Whole model',
  heardAs: (heard: string, expected: string) => `You said /${heard}/ for /${expected}/`,
  perhapsHeardAs: (heard: string, expected: string) => `Perhaps /${heard}/ for /${expected}/`,
  wordUnsure: 'We are not sure about this word: listen for yourself.',
  notSure: 'not sure',
  stressRight: (place: number) => `Stress on the ${ordinal(place)} syllable, as it should be.`,
  stressWrong: (expected: number, heard: number) =>
    `Stress the ${ordinal(expected)} syllable: we heard it on the ${ordinal(heard)}.`,
  stressUnsure: (expected: number) =>
    `The stress belongs on the ${ordinal(expected)} syllable; we are not sure where you put it.`,
  replaced: 'You said another word here.',
}

const { heardText } = resultTexts

/** Of words that a recogniser wrote down: no text says whether they are the right ones. */
export const transcribedTexts = {
  ...heardText,
  looks: { ...heardText.looks, correct: 'clear', wrong: 'hard to make out' },
}

export const melodyTexts = {
  title: 'Melody',
  chart: (summary: string) => `Your melody over the model’s, word by word. ${summary}`,
  ownChart: (summary: string) => `Your melody, word by word. ${summary}`,
  mine: 'You',
  model: 'Model',
  semitones: (range: string) => `Semitones from each voice’s middle, ${range}`,
  ownSemitones: (range: string) => `Semitones from your voice’s middle, ${range}`,
  scroll: 'Melody, scrolls',
  range: (mine: string) => `Your voice moves over ${mine} semitones`,
  flat: (mine: string, model: string) =>
    `Your voice moves over ${mine} semitones, the model’s over ${model}: flatter. Let the words that matter rise, and let your voice fall at the end of a sentence.`,
  alike: (mine: string, model: string) =>
    `Your voice moves over ${mine} semitones, the model’s over ${model}: about as lively.`,
  lively: (mine: string, model: string) =>
    `Your voice moves over ${mine} semitones, the model’s over ${model}: livelier.`,
}

export const rateTexts = {
  title: 'Rate',
  value: (rate: string) => `${rate} words a minute`,
  band: (low: number, high: number) => `easy to follow: ${low}–${high}`,
  slow: 'Slower than listeners find easy: shorten the pauses first.',
  within: 'Within the range that listeners follow easily.',
  fast: 'Faster than listeners find easy: give the words that matter more time.',
  articulation: (rate: string) => `While you speak you say ${rate} syllables a second.`,
  paused: (share: string) => `Pauses take ${share} of the time.`,
  source: (source: string) => `Where the range comes from: ${source}. The exam publishes none.`,
}

export const rhythmTexts = {
  title: 'Rhythm',
  value: (variability: string) => `contrast ${variability}`,
  band: (low: number, high: number) => `speakers rated highly: ${low}–${high}`,
  even: 'You give nearly every vowel the same length: let small words like “of” and “to” be short.',
  within: 'Long and short vowels take turns as they do in speech that is rated highly.',
  edge: 'Just outside of that range: one answer of this length cannot tell.',
  uneven: 'Some vowels are drawn out far beyond their neighbours: say a phrase to its end, and pause between phrases.',
  model: (variability: string) => `The model’s contrast is ${variability}.`,
  source:
    'How much each vowel differs in length from the next (nPVI: 0 is all alike). It carries no marks: raters’ marks hardly follow it.',
}

export const drillTexts = {
  title: 'Practise your weak sounds',
  weak: (weakTimes: number, times: number) => `${weakTimes} of ${times} not quite clear`,
  heardAs: (symbol: string) => `heard like /${symbol}/`,
  pairs: (first: string, second: string) => `/${first}/ or /${second}/`,
  pairsHint: 'Listen to both words, then say them. Only one sound differs.',
  questions: 'Questions rich in these sounds',
  times: (symbol: string, times: number) => `/${symbol}/ ${times}×`,
  answered: 'answered',
}

export const comparisonTexts = {
  title: 'Since your previous attempt',
  beforeWas: (moment: string) => `Previous attempt: ${moment}`,
  before: 'Before',
  now: 'Now',
  trait: 'Trait',
  change: 'Change',
  better: 'better',
  same: 'about the same',
  lower: 'lower',
  unknown: 'error not known',
  errorRule: 'Called better or lower only where the difference is larger than the error of both scores.',
  gained: 'Missed before, said now',
  lost: 'Said before, missed now',
  words: 'Words a minute',
  pauses: 'Pauses',
}

/** The heading of a short answer's words, whose verdict stands above it. */
export const wordByWord = 'Word by word'

/** Where the words of open speech come from. */
export const sourceTexts = {
  service: 'Written down by a speech recogniser: it may mishear a word.',
  model: 'Written down by a speech recogniser on this server: it may mishear a word.',
  embedded: 'Written down by the built-in speech recogniser: it may mishear a word.',
  browser: 'Written down by your browser’s speech recognition, as you agreed: it may mishear a word.',
}
