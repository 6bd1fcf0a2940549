import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { transcriptCodes } from '@rehearsal/exam/finding-codes/speech-codes'
import type { Finding } from '@rehearsal/exam/score'

const DOUBTS: ReadonlySet<FindingCode> = new Set(transcriptCodes)

/** A finding about the words that were written down, not about the answer. */
export const isTranscriptDoubt = ({ code }: Finding): boolean => DOUBTS.has(code)
