import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const LEARNING =
  wordSet(`know knows knew learn learns learned learning learnt teach teaches taught understand understands
  explain explains show shows shown me us them him about of`)
const OBJECTS = wordSet('a an the my his her its our their your this that it him them me us with in money better well')

export const howTo: Rule = {
  id: 'how-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I know how use it.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'how' || verb === undefined || at(-1) === undefined) return []
  const isLearnt =
    isOneOf(at(-1), LEARNING) ||
    (isOneOf(at(-1), wordSet('well much')) && isOneOf(at(2), wordSet('a an the my our their')))
  if (!isLearnt) return []
  const isVerb = PLAIN_VERBS.has(verb.lower) || (VERB_BASES.has(verb.lower) && isOneOf(at(2), OBJECTS))
  if (!isVerb || /^(?:long|much|many|live|do|fast)$/u.test(verb.lower) || at(2)?.text === '-') return []
  const message = 'Between “how” and the verb stands “to”.'
  return [{ from: token, to: token, message, suggestions: [phrase(token, 'to')] }]
}
