import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

const SPEND = wordSet('spend spends spent spending waste wastes wasted wasting')
const TIMES = wordSet('time hours hour days day minutes years weeks life lives')

export const spendTime: Rule = {
  id: 'spend-time',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “I spend a lot of time to watch television.” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (!SPEND.has(token.lower)) return []
  const distance = tokens.slice(index + 1, index + 7).findIndex(({ lower }) => TIMES.has(lower)) + 1
  if (distance === 0) return []
  const [to, verb] = [at(distance + 1), at(distance + 2)]
  const isTo = to?.lower === 'to' || (to?.lower === 'for' && verb !== undefined && verb.pos === 'VERB')
  if (!isTo || to === undefined || verb === undefined || !VERB_BASES.has(verb.lower)) return []
  const right = ingForm(verb.lower)
  const message = `One spends time doing something: “${right}”.`
  return [{ from: to, to: verb, message, suggestions: [right] }]
}
