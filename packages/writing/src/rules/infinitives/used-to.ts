import { CLAUSE_OPENERS, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const SUBJECTS = withWords(NOMINATIVES, 'people it')
const STATES = wordSet('be have live like think believe')

const BEFORE_USED = withWords(withoutWords(CLAUSE_OPENERS, 'if'), ', young past days')

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
  if (!isOneOf(at(-1), SUBJECTS) || (start > 0 && !isOneOf(at(-2), BEFORE_USED))) return []
  if (isOneOf(at(-2), wordSet('that')) && at(-3)?.pos === 'NOUN') return []
  const message = 'What was so in the past is told with “used to”.'
  return [{ from: token, to: token, message, suggestions: ['used'] }]
}
