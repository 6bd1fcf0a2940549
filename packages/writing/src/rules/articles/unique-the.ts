import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** There is one of it, so it is known. */
const ALWAYS = wordSet('internet environment countryside cinema gym')
/** As a subject before a modal or a verb: “Government should”. */
const SUBJECTS = wordSet('government internet environment')
const SUBJECT_VERBS = wordSet('should must can has is will needs does gives helps makes also')
/** After these, the place that everybody knows. */
const PLACES = wordSet(
  'beach sea airport station theatre theater zoo river city countryside world past ground sun moon street market',
)
const PLACE_PREPOSITIONS = wordSet('in to at on near around under over from')
/** “at sea”, “to market”, “from city to city”: right. */
const FREE = wordSet(
  'at-sea by-sea to-market on-market from-sea from-river from-city to-city to-sea on-ground at-ground from-street to-street at-market under-ground from-station to-station from-past in-sun on-street over-sea over-ground from-world to-world over-river in-market in-street near-ground to-ground from-ground from-beach on-river near-market on-station',
)
const PREPOSITIONS = wordSet('in on to from for of with about through by via at')
const VERBS =
  wordSet(`use uses used using protect protects protecting damage damages pollute pollutes destroy destroys have
  search access surf surfing like harm harms affect affects save improve`)

export const uniqueThe: Rule = {
  id: 'unique-the',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [before, next] = [at(-1), at(1)]
  if (isContinued(next) || (token.pos === 'PROPN' && index > 0)) return []
  const isObject =
    ALWAYS.has(token.lower) && (isOneOf(before, PREPOSITIONS) || (isOneOf(before, VERBS) && before?.pos === 'VERB'))
  const isPlace =
    PLACES.has(token.lower) && isOneOf(before, PLACE_PREPOSITIONS) && !FREE.has(`${before?.lower ?? ''}-${token.lower}`)
  const isSubject =
    SUBJECTS.has(token.lower) &&
    (index === 0 || isOneOf(before, wordSet(', that because and if'))) &&
    isOneOf(next, SUBJECT_VERBS)
  if (!isObject && !isPlace && !isSubject) return []
  const message = `There is only one “${token.lower}” meant, so it needs “the”.`
  return [{ from: token, to: token, message, suggestions: [phrase(likeCase(token, 'the'), token.lower)] }]
}

/** “internet access”, “government and industry”, “city to city”: no single thing. */
function isContinued(next: Token | undefined): boolean {
  return /^(?:NOUN|ADJ|PROPN|NUM)$/u.test(next?.pos ?? '') || /^(?:-|'s|'|to|and|or|level|\/)$/u.test(next?.lower ?? '')
}
