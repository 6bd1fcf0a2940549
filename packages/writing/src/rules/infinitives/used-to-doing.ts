import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const PERSONS = wordSet('i he she we you people students children everybody everyone')
const BE = withWords(FINITE_BE, 'get gets got become becomes became')
const BETWEEN = wordSet('not already so also never now quite still')

export const usedToDoing: Rule = {
  id: 'used-to-doing',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I am used to wake up early.” Of things “used to make” is right. */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [to, verb] = [at(1), at(2)]
  if (token.lower !== 'used' || to?.lower !== 'to' || verb === undefined || !VERB_BASES.has(verb.lower)) return []
  let back = -1
  while (isOneOf(at(back), BETWEEN)) back -= 1
  if (!isOneOf(at(back), BE) || !isOneOf(at(back - 1), PERSONS)) return []
  const right = ingForm(verb.lower)
  const message = `What one knows well: “be used to ${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
