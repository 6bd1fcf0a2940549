import { PLAIN_VERBS } from '../lexicon/plain-verbs.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { phrase, type Place, placesOf, wordSet } from './tokens.ts'

const TAKE_INFINITIVE = wordSet(`want wants wanted decide decides decided hope hopes hoped refuse refuses refused manage
  manages managed tend tends tended intend intends intended afford fail failed`)
/** “He failed making it” may be said; wanting and deciding never take -ing. */
const NEVER_GERUND = wordSet('want wants wanted decide decides decided refuse refuses refused manage manages managed')

export const infinitiveAfterVerb: Rule = {
  id: 'infinitive-after-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (verb === undefined || !TAKE_INFINITIVE.has(token.lower) || !PLAIN_VERBS.has(verb.lemma)) return []
  const isBase = verb.lower === verb.lemma
  const isGerund = verb.lower.endsWith('ing') && verb.pos === 'VERB' && NEVER_GERUND.has(token.lower)
  // A finite verb of another clause does not stand in its base form.
  if (!(isBase && verb.lower !== 'have' && verb.lower !== 'be') && !isGerund) return []
  const right = `to ${verb.lemma}`
  const message = `After “${token.lower}” comes “to” with the verb: “${right}”.`
  return [{ from: token, to: verb, message, suggestions: [phrase(token, right)] }]
}
