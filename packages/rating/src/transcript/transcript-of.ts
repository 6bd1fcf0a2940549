import type { TranscriptSource } from '@rehearsal/exam/score'
import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import { taskIds } from '@rehearsal/exam/task-ids'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { Transcript } from '../types/transcript.ts'

/** The longest transcript that is read, in characters: that of the longest answer of any exam, with double time. */
export const MAX_TRANSCRIPT_CHARACTERS = takeLimits(longestAnswerSeconds(taskIds, 100)).transcriptCharacters

/** A text that somebody wrote down, without times, as `normalizeTyped` reads it. Runs of spaces go; what is too long is cut. */
export function transcriptOf(source: TranscriptSource, text: string): Transcript {
  const plain = normalizeTyped(text.slice(0, 4 * MAX_TRANSCRIPT_CHARACTERS))
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const space = plain.length > MAX_TRANSCRIPT_CHARACTERS ? plain.lastIndexOf(' ', MAX_TRANSCRIPT_CHARACTERS) : -1
  const cut = plain.slice(0, space < 0 ? MAX_TRANSCRIPT_CHARACTERS : space)
  return { source, text: cut, words: wordsIn(cut).map((word) => ({ word, ...UNKNOWN })), confidence: null }
}

const UNKNOWN = { start: null, end: null, confidence: null }

/** The words of a text as it writes them, with the marks that stand on them. */
export function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
}
