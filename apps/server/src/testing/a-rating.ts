import type { KeyPointResult, SpokenWord } from '@rehearsal/exam/score'
import type {
  KeyPoint,
  OpenSpeechRating,
  ShortAnswerRating,
  SpeechRating,
  WritingRating,
} from '@rehearsal/rating/types'
import { AppError } from '../platform/http/app-error.ts'
import type { Rating } from '../platform/rating/rating.ts'

/**
 * The engines as tests steer them: everything rates at once and perfectly, unless a test says otherwise. Ratings repeat
 * the words and points that they were given to look for, as real ones do.
 */
export type FakeRating = Rating & {
  /** Takes and texts that were rated. */
  ratings: number
  /** The next ratings, as many as named, fail. */
  failNext(times: number, error?: Error): void
  /** Ratings wait until the returned function is called. */
  hold(): () => void
  /** What is heard of readings from now on, beside what is always said of them. */
  hear(speech: Partial<SpeechRating>): void
  /** Prompts of the questions that were made ready. */
  prepared: readonly string[]
}

/** Stands in for the worker threads where a test is not about engines. A take of no bytes is refused. */
export function aRating(): FakeRating {
  let failures = 0
  let failure = ENGINE_FAILED
  let gate = Promise.resolve()
  let heard: Partial<SpeechRating> = {}
  async function rated<Result>(result: Result): Promise<Result> {
    rating.ratings++
    await gate
    if (failures === 0) return result
    failures--
    throw failure
  }
  const prepared: string[] = []
  const rating: FakeRating = {
    ratings: 0,
    failNext: (times, error = ENGINE_FAILED) => {
      failures = times
      failure = error
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    hear: (speech) => {
      heard = speech
    },
    checkTake: (bytes) =>
      bytes.length === 0 ? Promise.reject(new AppError('audio_empty')) : Promise.resolve({ seconds: 4 }),
    speechEngine: engine,
    measureSpeech: (_take, text) =>
      rated({
        seconds: 4,
        words: text.split(' ').map(spoken),
        pitch: { stepSeconds: 0.01, semitones: [0, 1, null] },
        rhythm: { vowels: 12, pairVariability: 68 },
      }),
    prepareQuestion: ({ promptText }) => {
      prepared.push(promptText)
      return Promise.resolve()
    },
    prepared,
    countSounds: (texts) => Promise.resolve(texts.map(soundsOfLetters)),
    sayWords: (texts) => Promise.resolve(texts.map(saidByLetters)),
    rateScriptedSpeech: (_take, text) => rated({ ...perfectSpeech, words: text.split(' ').map(spoken), ...heard }),
    rateOpenSpeech: (_take, { keyPoints }) => rated({ ...perfectOpenSpeech, keyPoints: keyPoints.map(covered) }),
    rateShortAnswer: (_take, { accepted }) => {
      const { words = [], phones = [] } = heard
      return rated({ ...perfectShortAnswer, heard: accepted[0] ?? null, words, phones })
    },
    rateWriting: ({ keyPoints }) =>
      rated({ ...perfectWriting, content: { ...perfectContent, keyPoints: keyPoints.map(covered) } }),
    transcribe: () => Promise.reject(new AppError('no_transcriber')),
    close: () => Promise.resolve(),
  }
  return rating
}

const engine = { id: 'test', version: '1' }
const ENGINE_FAILED = new Error('The engine failed, as the test wants.')

/** Each letter counts as a sound of its name. */
const soundsOfLetters = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(text.toUpperCase().replaceAll(/[^A-Z]/gu, ''), (letter) => letter)].map(([letter, all]) => [
      letter,
      all.length,
    ]),
  )

const saidByLetters = (text: string) => ({
  sounds: text.toUpperCase().match(/[A-Z]/gu) ?? [],
  american: `us ${text}`,
  british: `uk ${text}`,
})

const spoken = (word: string, index: number): SpokenWord => ({
  word,
  index,
  status: 'correct',
  score: 2,
  start: index / 4,
  end: (index + 1) / 4,
})
const covered = ({ point }: KeyPoint): KeyPointResult => ({ point, isCovered: true, quote: null })

const perfectSpeech: SpeechRating = {
  engine,
  seconds: 4,
  words: [],
  phones: [],
  pauses: [],
  contentShare: 1,
  miscues: { words: 10, omitted: 0, replaced: 0, inserted: 0, repeated: 0 },
  wordsPerMinute: 140,
  estimates: { total: 1, pronunciation: 1, fluency: 1, prosody: 1 },
  standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.1, prosody: 0.1 },
  findings: [],
}

const perfectContent = { coverage: 1, copiedShare: 0, relevance: 1 }

const perfectWriting: WritingRating = {
  engine,
  words: [],
  findings: [],
  content: null,
  isProse: true,
  sentences: 1,
  isAllCapitals: false,
  errors: { spelling: 0, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 },
  estimates: { overall: 1, grammar: 1, vocabulary: 1, cohesion: 1, spelling: 1 },
}

const perfectOpenSpeech: OpenSpeechRating = {
  engine,
  seconds: 30,
  transcriptSource: 'spotting',
  words: [],
  phones: [],
  pauses: [],
  keyPoints: [],
  coverage: 1,
  isRough: true,
  wordsPerMinute: 140,
  estimates: { total: 1, pronunciation: 1, fluency: 1, content: 1 },
  standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.1, content: 0.2 },
  findings: [],
}

const perfectShortAnswer: ShortAnswerRating = {
  engine,
  seconds: 2,
  transcriptSource: 'spotting',
  heard: null,
  confidence: 0.9,
  words: [],
  phones: [],
  pauses: [],
  findings: [],
}
