import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, likeCase, type Place, placesOf, wordSet } from './tokens.ts'

/** “It can not only swim but also fly.” */
const PARTNERS = wordSet('only just simply merely but')

export const canNot: Rule = {
  id: 'can-not',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “We can not find it.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [not, next] = [at(1), at(2)]
  if (token.lower !== 'can' || not?.lower !== 'not' || not.start === token.end) return []
  if (next === undefined || !next.isWord || isOneOf(next, PARTNERS)) return []
  return [{ from: token, to: not, message: '“Cannot” is one word.', suggestions: [likeCase(token, 'cannot')] }]
}
