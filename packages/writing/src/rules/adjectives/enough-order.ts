import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ADJECTIVES = wordSet(
  'good big old strong rich tall fast hard young small clear warm cold easy safe long high clever smart brave important careful close near far early late often well hot',
)
const BE = withWords(FINITE_BE, 'be been not get gets feel')

export const enoughOrder: Rule = {
  id: 'enough-order',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [adjective, next] = [at(1), at(2)]
  if (token.lower !== 'enough' || adjective === undefined || !isOneOf(adjective, ADJECTIVES) || !isOneOf(at(-1), BE))
    return []
  // “There are enough good teachers.”
  if (/^(?:NOUN|ADJ|PROPN)$/u.test(next?.pos ?? '') || next?.text === '-') return []
  const right = phrase(adjective, token.lower)
  return [
    { from: token, to: adjective, message: `“enough” stands behind the adjective: “${right}”.`, suggestions: [right] },
  ]
}
