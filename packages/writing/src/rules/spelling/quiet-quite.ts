import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const PLACES = wordSet(
  'place places room street area town village city neighbourhood neighborhood house park life library person environment',
)
const ADJECTIVES =
  wordSet(`good big small expensive difficult easy interesting important different nice cheap far old new
  common popular similar often clear a well sure long short large high low happy bad hard`)
const BEFORE = withWords(FINITE_BE, 'be been feel looks seems became')

export const quietQuite: Rule = {
  id: 'quiet-quite',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...quite(place), ...quiet(place)]),
}

/** “a quite place”, “be quite!” */
function quite({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'quite') return []
  const isPlace =
    isOneOf(at(1), PLACES) && /^(?:a|the|very|and|this|that|need|needs|more|is|in)$/u.test(at(-1)?.lower ?? '')
  const isEnd =
    /^(?:very|be|so|too|more)$/u.test(at(-1)?.lower ?? '') &&
    (at(1) === undefined || !at(1)?.isWord || at(1)?.lower === 'and')
  if (!isPlace && !isEnd) return []
  return [{ from: token, to: token, message: 'Without noise is “quiet”; “quite” is “rather”.', suggestions: ['quiet'] }]
}

/** “it is quiet expensive” */
function quiet({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'quiet' || !isOneOf(at(1), ADJECTIVES) || !isOneOf(at(-1), BEFORE)) return []
  return [
    { from: token, to: token, message: '“Rather” is “quite”; “quiet” is “without noise”.', suggestions: ['quite'] },
  ]
}
