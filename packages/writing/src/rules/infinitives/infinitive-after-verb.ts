import { ACCUSATIVES, ARTICLES, NOMINATIVES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const TAKE_INFINITIVE = wordSet(`want wants wanted decide decides decided hope hopes hoped refuse refuses refused manage
  manages managed tend tends tended intend intends intended afford fail failed`)
/** “He failed making it” may be said; wanting and deciding never take -ing. */
const NEVER_GERUND = wordSet('want wants wanted decide decides decided refuse refuses refused manage manages managed')

const PRONOUNS = withWords(ACCUSATIVES, 'it')
const OBJECTS = withWords(POSSESSIVES, ACCUSATIVES, ARTICLES, 'it at home in with here abroad hard more')

const WISHING = withWords(NOMINATIVES, 'you people students would children')

export const infinitiveAfterVerb: Rule = {
  id: 'infinitive-after-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “We need learn it”: a subject shows that “need” is the verb; “you need not”, “the need” are none. */
function takesInfinitive(token: Token, before: Token | undefined): boolean {
  if (TAKE_INFINITIVE.has(token.lower)) return true
  const isWish = /^(?:need|needs|like|likes|love|loves|prefer|try|tries|start|begin|plan|hope|wish)$/u.test(token.lower)
  return isWish && WISHING.has(before?.lower ?? '')
}

/** “want stay here”, “need study” */
function isVerb(verb: Token, next: Token | undefined): boolean {
  if (PLAIN_VERBS.has(verb.lemma)) return true
  return (verb.pos === 'VERB' || isOneOf(next, PRONOUNS)) && VERB_BASES.has(verb.lower) && isOneOf(next, OBJECTS)
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (verb === undefined || !takesInfinitive(token, at(-1)) || !isVerb(verb, at(2))) return []
  // “people like you”, “students like to”, “need help”.
  if (/^(?:need|needs|like|likes|love|loves)$/u.test(token.lower) && verb.pos !== 'VERB') return []
  // “They need help at home”: a verb would say whom they help.
  if (verb.lower === 'help' && !/^(?:ADJ|DET|NOUN|NUM|PRON|PROPN)$/u.test(at(2)?.pos ?? '')) return []
  const isBase = verb.lower === verb.lemma
  const isGerund = verb.lower.endsWith('ing') && verb.pos === 'VERB' && NEVER_GERUND.has(token.lower)
  // A finite verb of another clause does not stand in its base form.
  if (!(isBase && verb.lower !== 'have' && verb.lower !== 'be') && !isGerund) return []
  const right = `to ${verb.lemma}`
  const message = `After “${token.lower}” comes “to” with the verb: “${right}”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(token, right)] }]
}
