import { dialectOf } from '@rehearsal/english/words/word-bands'
import { plainWords } from './plain-words.ts'

/** Listed for one country alone, yet written in both: a computer program, and so on. */
const BOTH = new Set(['program', 'programs', 'among', 'amongst'])

/** The words of a text that only the other country spells so (SCOWL's lists of British and American words). */
export function foreignWords(text: string, spelling: 'GB' | 'US'): string[] {
  return plainWords(text).filter((word) => !BOTH.has(word) && (dialectOf(word) ?? spelling) !== spelling)
}
