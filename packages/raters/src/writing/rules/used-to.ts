import { VERB_BASES } from '../lexicon/common-verbs.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'

const SUBJECTS = wordSet('i he she we they people it')
const STATES = wordSet('be have live like think believe')

export const usedTo: Rule = {
  id: 'used-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “When I was young, I use to play here.” A question or a relative clause may mean a tool: “the knife I use to cut”. */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [to, verb] = [at(1), at(2)]
  if (!/^(?:use|uses)$/u.test(token.lower) || to?.lower !== 'to' || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !STATES.has(verb.lower)) return []
  const start = index - 1
  if (
    !isOneOf(at(-1), SUBJECTS) ||
    (start > 0 && !isOneOf(at(-2), wordSet(', and because that when but young past days')))
  )
    return []
  if (isOneOf(at(-2), wordSet('that')) && at(-3)?.pos === 'NOUN') return []
  const message = 'What was so in the past is told with “used to”.'
  return [{ from: token, to: token, message, suggestions: ['used'] }]
}
