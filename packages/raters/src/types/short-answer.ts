import type { Engine, Finding, SpokenWord, TranscriptSource } from '@rehearsal/exam/score'
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
  /** The heard answer's words with their times. */
  words: SpokenWord[]
  findings: Finding[]
}

/** Verifies a short answer among its accepted wordings. */
export type ShortAnswerRater = { engine: Engine; rate(input: ShortAnswerInput): Promise<ShortAnswerRating> }
