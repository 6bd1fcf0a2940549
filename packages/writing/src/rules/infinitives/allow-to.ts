import { ACCUSATIVES, DETERMINERS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Verbs whose object does something with “to”. */
const VERBS = readWords('words/verbs-before-object-and-to')
const PRONOUNS = wordSet(
  'me him us them people children students everyone everybody someone somebody others kids students teenagers workers',
)
const MORE_VERBS = wordSet(
  'use do be play work study help stay try watch visit walk talk travel live change start stop save call',
)
/** Here a clause may follow: “tell people live music is good”. */
const TELLING = wordSet('tell tells told teach teaches taught remind reminds reminded convince convinces convinced')
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  ACCUSATIVES,
  'it in to with at on about more better new english money things well hard many some from up out',
)

export const allowTo: Rule = {
  id: 'allow-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “it allows people learn more”, “they want us help” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [object, verb, next] = [at(1), at(2), at(3)]
  if (!VERBS.has(token.lower) || !isOneOf(object, PRONOUNS) || object === undefined || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && verb.lower !== 'be' && verb.lower !== 'do') return []
  const isPlain = PLAIN_VERBS.has(verb.lower) && verb.pos !== 'ADJ'
  if (!(isPlain || MORE_VERBS.has(verb.lower)) || !isOneOf(next, OBJECTS)) return []
  // “I asked people live in Rome”, “told them lead is bad”, “people want others do not have”
  if (TELLING.has(token.lower) && !ACCUSATIVES.has(object.lower)) return []
  if (/^(?:lead|live|mean)$/u.test(verb.lower) && verb.pos !== 'VERB') return []
  const message = `“${token.lower}” needs “to” before what somebody does.`
  return [{ from: object, to: verb, message, suggestions: [phrase(object, 'to', verb)] }]
}
