import { DISTINCT_PASTS } from '../lexicon/irregular-verbs.ts'
import { PLAIN_VERBS } from '../lexicon/plain-verbs.ts'
import { thirdPersonForm } from '../lexicon/verb-forms.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { type Place, placesOf, wordSet } from './tokens.ts'

/** Also nouns, adjectives or other verbs: “to saw wood”, “to fell a tree”, “from dawn to rose-red dusk”. */
const OTHER_WORDS = wordSet('saw fell lay rose bore drove drank shook rang swam broke forbade')

export const toBase: Rule = {
  id: 'to-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'to' || verb === undefined) return []
  const past = OTHER_WORDS.has(verb.lower) ? undefined : DISTINCT_PASTS.get(verb.lower)
  const isThird = PLAIN_VERBS.has(verb.lemma) && verb.lower === thirdPersonForm(verb.lemma) && verb.lower !== 'means'
  const isBe = /^(?:is|are|was|were|am)$/u.test(verb.lower)
  const base = past?.base ?? (isThird ? verb.lemma : isBe ? 'be' : undefined)
  if (base === undefined) return []
  return [{ from: verb, to: verb, message: `After “to” the verb has no ending: “${base}”.`, suggestions: [base] }]
}
