import { ACCUSATIVES, ARTICLES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const LEARNING =
  wordSet(`know knows knew learn learns learned learning learnt teach teaches taught understand understands
  explain explains show shows shown me us them him about of`)
const OBJECTS = withWords(POSSESSIVES, ACCUSATIVES, ARTICLES, 'this that it with in money better well')

const NOUN_OPENERS = withWords(ARTICLES, 'my our their')

export const howTo: Rule = {
  id: 'how-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I know how use it.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'how' || verb === undefined || at(-1) === undefined) return []
  const isLearnt = isOneOf(at(-1), LEARNING) || (isOneOf(at(-1), wordSet('well much')) && isOneOf(at(2), NOUN_OPENERS))
  if (!isLearnt) return []
  const isVerb = PLAIN_VERBS.has(verb.lower) || (VERB_BASES.has(verb.lower) && isOneOf(at(2), OBJECTS))
  if (!isVerb || /^(?:long|much|many|live|do|fast)$/u.test(verb.lower) || at(2)?.text === '-') return []
  const message = 'Between “how” and the verb stands “to”.'
  return [{ from: token, to: token, message, suggestions: [phrase(token, 'to')] }]
}
