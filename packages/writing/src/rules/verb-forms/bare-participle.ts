import { BE_FORMS, FINITE_HAVE, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { DISTINCT_PARTICIPLES } from '@rehearsal/english/forms/irregular-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const ADVERBS = wordSet('already also never just always')
/** An auxiliary before the subject makes a question: “Have they gone?” */
const AUXILIARIES = withWords(BE_FORMS, FINITE_HAVE, 'and not')
/** Adjectives and nouns too: “we born leaders”, “they torn”. */
const OTHER_WORDS = wordSet('born drunk torn worn shown lain mistaken forsaken')

export const bareParticiple: Rule = {
  id: 'bare-participle',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “what they already known”, “I seen him” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (!NOMINATIVES.has(token.lower) || isOneOf(at(-1), AUXILIARIES)) return []
  const participle = isOneOf(at(1), ADVERBS) ? at(2) : at(1)
  const forms = participle === undefined ? undefined : DISTINCT_PARTICIPLES.get(participle.lower)
  if (participle === undefined || forms === undefined || OTHER_WORDS.has(participle.lower)) return []
  const message = `“${participle.lower}” cannot stand alone: say “have ${participle.lower}” or “${forms.past}”.`
  return [{ from: participle, to: participle, message, suggestions: [forms.past] }]
}
