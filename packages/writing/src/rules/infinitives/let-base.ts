import { FINITE_BE, OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { formsOf } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const LET = wordSet('let lets')
const MAKE = new Set(formsOf('make'))
const OBJECTS = withWords(OBJECT_PRONOUNS, 'people children students')
const COMMON = wordSet('feel think know understand have be go do work study want believe become')

const PASSIVE_SIGNS = withWords(FINITE_BE, 'by be been')

export const letBase: Rule = {
  id: 'let-base',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [object, to, verb] = [at(1), at(2), at(3)]
  if (!isOneOf(object, OBJECTS) || to?.lower !== 'to' || verb === undefined) return []
  const isLet = LET.has(token.lower)
  if (!isLet && !MAKE.has(token.lower)) return []
  const isBase = VERB_BASES.has(verb.lower) || COMMON.has(verb.lower)
  // “he made it to the top”, “made them to order”, “made it to help people”: an aim.
  if (!isBase || (!isLet && (object?.lower === 'it' || !COMMON.has(verb.lower)))) return []
  if (PASSIVE_SIGNS.has(at(-1)?.lower ?? '')) return []
  const message = `After “${token.lower}” the verb stands without “to”: “${verb.lower}”.`
  return [{ from: to, to: verb, message, suggestions: [phrase(verb)] }]
}
