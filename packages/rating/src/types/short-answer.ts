import type {
  Engine,
  Finding,
  Pause,
  PitchLine,
  SpokenPhone,
  SpokenWord,
  TranscriptSource,
} from '@rehearsal/exam/score'
import type { Transcript } from './transcript.ts'

/** A short spoken answer of which the accepted wordings are known. */
export type ShortAnswerInput = {
  pcm: Float32Array
  /** What was said, where somebody wrote it down; the sound has to bear the answer out. */
  transcript?: Transcript | undefined
  accepted: readonly string[]
  /** The question: its words may be repeated before the answer. */
  questionText: string
}

export type ShortAnswerRating = {
  engine: Engine
  seconds: number
  /** Where the words come from. */
  transcriptSource: TranscriptSource
  /** The accepted wording that was heard, or null. */
  heard: string | null
  /** What somebody wrote down of the answer, where anybody did. */
  transcriptText?: string
  /** How sure that is, 0-1. */
  confidence: number
  /** The heard answer's words with their times, each as sure as the answer; none where no accepted answer was heard. */
  words: SpokenWord[]
  /** The sounds of those words. */
  phones: SpokenPhone[]
  /** Silences of 0.25 s or more between the first and the last sound of speech, where an accepted answer was heard. */
  pauses: Pause[]
  /** The melody of the take, where the words of the answer have one. */
  pitch?: PitchLine
  findings: Finding[]
}
