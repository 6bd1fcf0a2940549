import { PLURAL_VERB_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

export const firstTime: Rule = {
  id: 'first-time',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “This is the first time I see snow.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const isFirst =
    token.lower === 'time' &&
    /^(?:first|second|third)$/u.test(at(-1)?.lower ?? '') &&
    /^(?:the|my|our)$/u.test(at(-2)?.lower ?? '')
  if (!isFirst || !/^(?:is)$/u.test(at(-3)?.lower ?? '')) return []
  const distance = at(1)?.lower === 'that' ? 2 : 1
  const [subject, verb, next] = [at(distance), at(distance + 1), at(distance + 2)]
  if (
    !isOneOf(subject, PLURAL_VERB_PRONOUNS) ||
    verb === undefined ||
    !VERB_BASES.has(verb.lower) ||
    next === undefined
  )
    return []
  const right = phrase('have', participleForm(verb.lower))
  return [{ from: verb, to: verb, message: `It is the first time up to now: “${right}”.`, suggestions: [right] }]
}
