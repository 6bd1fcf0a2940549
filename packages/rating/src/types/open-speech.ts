import type {
  Engine,
  Finding,
  KeyPointResult,
  Pause,
  SpokenPhone,
  SpokenWord,
  TranscriptSource,
} from '@rehearsal/exam/score'
import type { Estimate } from './estimate.ts'
import type { SpeechSigns } from './scripted-speech.ts'
import type { Transcript } from './transcript.ts'
import type { KeyPoint, KnownTexts, Register } from './writing.ts'

/** Speech in the learner's own words about something known: a picture, a lecture, a situation. */
export type OpenSpeechInput = KnownTexts & {
  /** Mono PCM at 16 kHz, -1 to 1. */
  pcm: Float32Array
  /** What was said, where somebody wrote it down; without it, words are listened for. */
  transcript?: Transcript | undefined
  /** Of a situation: how its listener is to be spoken to. */
  register?: Register | undefined
  /** Authored main points that a good answer says. */
  keyPoints: readonly KeyPoint[]
  /** What the answer is about (transcript, description, situation): its words may be heard. */
  contextText: string
}

export type OpenSpeechRating = {
  engine: Engine
  /** Length of the recording in seconds. */
  seconds: number
  /** Where the words come from. */
  transcriptSource: TranscriptSource
  /**
   * All words of the transcript, `omitted` or `replaced` where the sound does not bear them out. Without a transcript those
   * that were spotted, in time order, where `index` counts them and what was not spotted is not here.
   */
  words: SpokenWord[]
  /** The sounds of the transcript's words that were borne out; empty without a transcript. */
  phones: SpokenPhone[]
  /** Silences of 0.25 s or more between the first and the last sound of speech. */
  pauses: Pause[]
  keyPoints: KeyPointResult[]
  /** What content earns, 0-1: the mean degree to which the main points were heard; of a transcript, SpokenContent's `share`. */
  coverage: number
  /** Content rests on spotted words alone: a rough estimate, and shown as such. */
  isRough: boolean
  /** Estimated whole words per minute of speech; 0 without speech. */
  wordsPerMinute: number
  /** Absent without speech. */
  signs?: SpeechSigns
  /** `organisation` and, of a situation, `appropriacy` are judged with a transcript alone. */
  estimates: {
    total: Estimate
    pronunciation: Estimate
    fluency: Estimate
    content: Estimate
    organisation?: number
    appropriacy?: number
  }
  standardErrors: { total: number; pronunciation: number; fluency: number; content: number }
  findings: Finding[]
}

/** Open speech of which the sound is judged; what a transcript says is judged apart (`judgeSpokenContent`), in another thread. */
export type HeardSpeech = OpenSpeechRating & {
  /** What of the transcript counts for content; null where content rests on spotted words and is judged already. */
  countedText: string | null
}

/** What is judged of a text that was spoken. */
export type SpokenContentInput = Omit<OpenSpeechInput, 'pcm' | 'transcript'> & { text: string }

export type SpokenContent = {
  keyPoints: KeyPointResult[]
  /** Mean degree to which the main points are shown, 0–1. */
  coverage: number
  /** What content earns: coverage, less for what is not linked, not fitting, learned by heart, or no speech but a list. 0–1. */
  share: number
  /** It could not be told whether it is about what was asked. */
  isTopicDoubtful?: boolean
  /** Whether it is English sentences: not a list of words, not shuffled, not repeated, not another language. */
  isProse: boolean
  /** How well its points are linked and ordered, 0–1. */
  organisation: number
  /** How well it fits its listener, 0–1; null without a situation. */
  appropriacy: number | null
  findings: Finding[]
}
