import { NOMINATIVES } from '@rehearsal/english/classes/classes'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

export const prepositionClause: Rule = {
  id: 'preposition-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “due to he was ill”, “despite they were tired” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const isDue = token.lower === 'due' && at(1)?.lower === 'to'
  const isDespite = token.lower === 'despite'
  const isSpite = token.lower === 'in' && at(1)?.lower === 'spite' && at(2)?.lower === 'of'
  const length = isDue ? 2 : isDespite ? 1 : isSpite ? 3 : 0
  if (length === 0 || !isOneOf(at(length), NOMINATIVES)) return []
  const [verb, last] = [at(length + 1), at(length - 1)]
  if (last === undefined || !/^(?:VERB|AUX)$/u.test(verb?.pos ?? '')) return []
  const right = likeCase(token, isDue ? 'because' : 'although')
  const message = `A clause with a verb follows “${right.toLowerCase()}”.`
  return [{ from: token, to: last, message, suggestions: [right] }]
}
