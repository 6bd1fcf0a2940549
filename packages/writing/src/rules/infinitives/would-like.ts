import { ACCUSATIVES, DETERMINERS } from '@rehearsal/english/classes/classes'
import { ING_FORMS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const WOULD = wordSet('would')
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  ACCUSATIVES,
  'it in to with at on about some more there here abroad home',
)
const MORE_BASES = wordSet('be have do')

export const wouldLike: Rule = {
  id: 'would-like',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I would like go there”, “she'd like having a coffee” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const adverb = isOneOf(at(-1), wordSet('really also'))
  if (!/^(?:like|love)$/u.test(token.lower) || !isOneOf(adverb ? at(-2) : at(-1), WOULD)) return []
  const [verb, next] = [at(1), at(2)]
  if (verb === undefined || !isOneOf(next, OBJECTS)) return []
  const base = ING_FORMS.get(verb.lower) ?? (verb.lower === 'having' ? 'have' : undefined)
  const plain = VERB_BASES.has(verb.lower) || MORE_BASES.has(verb.lower) ? verb.lower : undefined
  const right = base ?? plain
  // “would like help with it”, “would like work in Rome”: a noun.
  if (right === undefined || (plain !== undefined && verb.pos !== 'VERB' && !MORE_BASES.has(plain))) return []
  if (/^(?:training|meaning|building|living|feeling|help|work|change|support)$/u.test(verb.lower)) return []
  const message = `After “would ${token.lower}” comes “to” with the verb: “to ${right}”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(token, 'to', right)] }]
}
