import { capitalised, withCaseOf } from '@rehearsal/english/text/capitalised'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Edit } from './candidate-edits.ts'

/** What stands for `own` (for the word behind, where one is missing), with the capitals that belong there. */
export function suggestionFor(own: string, { kind, length, words, place }: Edit): string {
  const fresh = words.map((word) => word.replace(/^i\b/u, 'I')).join(' ')
  if (kind !== 'swap' && length > 0) return own === 'I' ? fresh : withCaseOf(own, fresh)
  const [first = '', second = ''] = kind === 'swap' ? own.split(/\s+/u) : []
  const [before, behind] = kind === 'swap' ? [second, first] : [fresh, own]
  return place === 0 ? `${capitalised(before)} ${withoutCapital(behind)}` : `${before} ${behind}`
}

/** “Persian” and “I” keep theirs. */
function withoutCapital(word: string): string {
  const small = word.charAt(0).toLowerCase() + word.slice(1)
  return word !== 'I' && isKnownWord(small) ? small : word
}
