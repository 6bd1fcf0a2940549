import { NUMBERS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const UNITS = wordSet('years year months month weeks week days day hours hour minutes decades centuries')
const COUNTS = withWords(NUMBERS, 'many several few twenty')
const LONG = wordSet('long')

export const sinceDuration: Rule = {
  id: 'since-duration',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'since') return []
  const skip = at(1)?.lower === 'a' ? 1 : 0
  const [count, unit, after] = [at(1 + skip), at(2 + skip), at(3 + skip)]
  const isLongTime = skip === 1 && LONG.has(count?.lower ?? '') && unit?.lower === 'time'
  const isCount = COUNTS.has(count?.lower ?? '') || /^\d{1,3}$/u.test(count?.text ?? '')
  if (!isLongTime && !(isCount && UNITS.has(unit?.lower ?? ''))) return []
  // “since two years ago” and “since three days earlier” name a point in time.
  if (/^(?:ago|earlier|before|later)$/u.test(after?.lower ?? '')) return []
  const message = 'For a length of time say “for”; “since” names when it began.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'for')] }]
}
