import type {
  Disfluency,
  Engine,
  Finding,
  Pause,
  PitchLine,
  SpeechRate,
  SpeechRhythm,
  SpokenPhone,
  SpokenWord,
} from '@rehearsal/exam/score'
import type { Estimate } from './estimate.ts'

/** Text that was to be read aloud. */
export type ScriptedSpeechInput = {
  /** Mono PCM at 16 kHz, −1 to 1. */
  pcm: Float32Array
  text: string
  /** The canonical phones (ARPABET without stress) of `text`; when given, exactly these are scored. */
  phones?: readonly string[]
}

/** What can be seen and heard of any speech, beside its words. */
export type SpeechSigns = {
  /** Stumbles; absent without a transcript, as they stand between words. */
  disfluencies?: Disfluency[]
  pitch: PitchLine
  rate: SpeechRate
  /** Absent without a transcript, and of speech without two vowels next to each other. */
  rhythm?: SpeechRhythm
}

export type SpeechRating = {
  engine: Engine
  /** Length of the recording in seconds. */
  seconds: number
  /** The text's words in order, with inserted and repeated words where they were said. */
  words: SpokenWord[]
  /** The text's phones in order, one entry each; missing ones score 0. */
  phones: SpokenPhone[]
  /** Silences of 0.25 s or more between the first and the last word. */
  pauses: Pause[]
  /** Share of the text's words read right, less inserted and repeated words, 0–1; 0 for a word or two of a longer text. */
  contentShare: number
  /** Counts behind `contentShare`. */
  miscues: { words: number; omitted: number; replaced: number; inserted: number; repeated: number }
  /** Whole words per minute from the first to the last word; 0 without speech. */
  wordsPerMinute: number
  /** Absent without speech. */
  signs?: SpeechSigns
  /** 0–1, of what was heard, before any rule: how much of the text was said, or that it was another one, takes nothing from them. */
  estimates: { total: Estimate; pronunciation: Estimate; fluency: Estimate; prosody: Estimate }
  /** Standard error of each estimate from cross-validation over speakers, on the same 0–1 scale. */
  standardErrors: { total: number; pronunciation: number; fluency: number; prosody: number }
  findings: Finding[]
}
