import { VERB_BASES } from '../lexicon/common-verbs.ts'
import { ingForm } from '../lexicon/verb-forms.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, phrase, type Place, placesOf, wordSet } from './tokens.ts'

const PREVENTS = wordSet('prevent prevents prevented preventing')
const OBJECTS = wordSet('me him her us them you it people children students')
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
