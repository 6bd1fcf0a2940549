import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE = wordSet(
  'back always almost is are was were be have has had do does in at of with for on from use get got wear',
)

export const theSame: Rule = {
  id: 'the-same',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  const isBehind = before?.pos === 'VERB' || before?.pos === 'ADP' || isOneOf(before, BEFORE)
  if (token.lower !== 'same' || before === undefined || !isBehind) return []
  const next = at(1)
  // “same-day delivery”, “is of same-sex couples”
  if (next === undefined || next.text === '-' || (next.pos !== 'NOUN' && next.pos !== 'ADJ' && next.lower !== 'as'))
    return []
  return [{ from: token, to: token, message: '“same” needs “the” before it.', suggestions: ['the same'] }]
}
