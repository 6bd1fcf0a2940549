import type { Token } from '../../text/token.ts'
import { BEFORE_CLAUSES } from './recurring-words.ts'

/** Words behind which a noun group is the subject of its clause. */
const OPENINGS =
  /^(?:that|because|when|if|but|so|while|although|though|since|where|whereas|think|thinks|believe|believes|say|says|know|knows|than|why|how|whether|what|today|nowadays|sometimes|usually|often|now|however|therefore|moreover|also|firstly|secondly|finally|maybe|perhaps|unless|until|once)$/u
const LISTS = /^(?:such|like|including|as)$/u

/**
 * Whether the noun group that begins at `start` surely is a subject: it opens the sentence, follows a word that opens a
 * clause, a comma that closes no list, or an opening like “in my country”.
 */
export function opensClause(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]
  if (before === undefined || OPENINGS.test(before.lower)) return true
  const clause = tokens.slice(Math.max(0, start - 9), start)
  if (before.text === ',') return !clause.some(({ lower }) => lower.endsWith('ing') || LISTS.test(lower))
  return isOpening(tokens.slice(0, start))
}

/** “In my country …”, “…, in some cities …”: a preposition with its noun, and no verb. */
function isOpening(earlier: readonly Token[]): boolean {
  const boundary = earlier.findLastIndex(({ text, lower }) => text === ',' || BEFORE_CLAUSES.has(lower))
  const group = earlier.slice(boundary + 1)
  const [first] = group
  const last = group.at(-1)
  if (first?.pos !== 'ADP' || first.lower === 'of' || !/^(?:NOUN|PROPN)$/u.test(last?.pos ?? '')) return false
  // “In the past loading the ships was slow”
  if (group.some(({ lower }) => lower.endsWith('ing'))) return false
  const isAfterClause = boundary >= 0 && /^(?:and)$/u.test(earlier[boundary]?.lower ?? '')
  return (
    group.length <= 6 &&
    !isAfterClause &&
    group.slice(1).every(({ pos }) => /^(?:NOUN|PROPN|DET|ADJ|PRON|NUM)$/u.test(pos))
  )
}
