import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Prepositions that an infinitive cannot follow. */
const PREPOSITIONS = wordSet('without by before after despite of from')
/** “a friend to rely on to help”, “what it consists of to this day” */
const FREE = wordSet('out because')
const MORE_BASES = wordSet('be have do')

export const prepositionTo: Rule = {
  id: 'preposition-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “without to lose time”, “before to start the job”, “instead of to go” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [to, verb] = [at(1), at(2)]
  if (!PREPOSITIONS.has(token.lower) || to?.lower !== 'to' || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !MORE_BASES.has(verb.lower)) return []
  if (isOneOf(at(-1), FREE) || at(-1)?.lower === 'from') return []
  if (/^(?:of|from)$/u.test(token.lower) && at(-1)?.pos === 'VERB') return []
  // “as never before to find peace”, “from to do lists”
  if (
    /^(?:before|after)$/u.test(token.lower) &&
    /^(?:ever|never|day|year|week|the|ones?|years|days|soon|long)$/u.test(at(-1)?.lower ?? '')
  )
    return []
  const right = ingForm(verb.lower)
  const message = `After “${token.lower}” comes the -ing form: “${right}”.`
  return [{ from: to, to: verb, message, suggestions: [phrase(right)] }]
}
