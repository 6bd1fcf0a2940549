import { MID_ADVERBS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'

/** Behind these “others”, “some” and “many” open a clause. */
const OPENERS = wordSet('while but and whereas although because , ; that think believe')
const ADVERBS = withoutWords(MID_ADVERBS, 'already now sometimes')

export const othersAgreement: Rule = {
  id: 'others-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “while others thinks differently” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'others' || (index > 0 && !isOneOf(at(-1), OPENERS))) return []
  // “Among others has …”, “for you and others is”
  if (at(-1)?.lower === 'and' && index > 1 && at(-2)?.text !== ',' && !isClauseEnd(at(-2)?.pos)) return []
  const verb = isOneOf(at(1), ADVERBS) ? at(2) : at(1)
  if (verb === undefined) return []
  const base = THIRD_PERSONS.get(verb.lower)
  const isVerb = base !== undefined && (PLAIN_VERBS.has(base) || verb.pos === 'VERB')
  const right = pluralAuxiliary(verb.lower) ?? (isVerb ? base : undefined)
  if (right === undefined) return []
  const message = `“others” are many, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function isClauseEnd(tag: string | undefined): boolean {
  return tag === 'VERB' || tag === 'ADV' || tag === 'ADJ'
}
