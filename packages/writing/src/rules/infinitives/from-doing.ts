import { OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const PREVENTS = wordSet('prevent prevents prevented preventing')
const OBJECTS = withWords(OBJECT_PRONOUNS, 'people children students')
/** These take a preposition and “-ing” where learners set “to”. */
const LINK_OF: ReadonlyMap<string, string> = new Map([
  ['succeed', 'in'],
  ['succeeded', 'in'],
  ['succeeds', 'in'],
  ['insist', 'on'],
  ['insists', 'on'],
  ['insisted', 'on'],
  ['capable', 'of'],
])

export const fromDoing: Rule = {
  id: 'from-doing',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “it prevents us to go”, “he succeeded to pass”, “capable to do” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const isPrevent = PREVENTS.has(token.lower) && isOneOf(at(1), OBJECTS)
  const link = isPrevent ? 'from' : LINK_OF.get(token.lower)
  const [to, verb] = isPrevent ? [at(2), at(3)] : [at(1), at(2)]
  if (link === undefined || to?.lower !== 'to' || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !/^(?:be|have|do)$/u.test(verb.lower)) return []
  const right = phrase(link, ingForm(verb.lower))
  return [
    {
      from: to,
      to: verb,
      message: `“${token.lower}” goes with “${link}” and “-ing”: “${right}”.`,
      suggestions: [right],
    },
  ]
}
