import { NOMINATIVES } from '@rehearsal/english/classes/classes'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const MAX_GROUP = 3

export const prepositionClause: Rule = {
  id: 'preposition-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “due to he was ill”, “despite they were tired” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const isDue = token.lower === 'due' && at(1)?.lower === 'to'
  const isDespite = token.lower === 'despite'
  const isSpite = token.lower === 'in' && at(1)?.lower === 'spite' && at(2)?.lower === 'of'
  const length = isDue ? 2 : isDespite ? 1 : isSpite ? 3 : 0
  if (length === 0) return []
  if (!isOneOf(at(length), NOMINATIVES)) {
    const last = at(length - 1)
    if (last === undefined || index > 0 || !isNounClause(at, length)) return []
    const right = likeCase(token, isDue ? 'because' : 'although')
    return [
      {
        from: token,
        to: last,
        message: `A clause with a verb follows “${right.toLowerCase()}”.`,
        suggestions: [right],
      },
    ]
  }
  const [verb, last] = [at(length + 1), at(length - 1)]
  if (last === undefined || !/^(?:VERB|AUX)$/u.test(verb?.pos ?? '')) return []
  const right = likeCase(token, isDue ? 'because' : 'although')
  const message = `A clause with a verb follows “${right.toLowerCase()}”.`
  return [{ from: token, to: last, message, suggestions: [right] }]
}

/** “due to the strike was announced late, …”: a noun and its verb, and nothing between. */
function isNounClause(at: Place['at'], from: number): boolean {
  let place = from
  while (/^(?:DET|ADJ|NUM)$/u.test(at(place)?.pos ?? '') && place < from + MAX_GROUP) place += 1
  const [noun, verb, next] = [at(place), at(place + 1), at(place + 2)]
  return (
    place > from &&
    noun?.pos === 'NOUN' &&
    /^(?:is|was|are|were|has|had|have|did|does|do|can|could|will)$/u.test(verb?.lower ?? '') &&
    /^(?:ADJ|ADV|VERB|PART|AUX)$/u.test(next?.pos ?? '')
  )
}
