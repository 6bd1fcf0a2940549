import { ACCUSATIVES, DETERMINERS, MODALS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { ING_FORMS, PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** “will”, “can” and “must” are nouns too. */
const MODALS_AND_CANNOT = withWords(MODALS, 'cannot')
const ADVERBS = wordSet('also always never often really easily only still just probably not easy even well quickly')
/** “the will makes”, “the can holds”; “what you can makes”. */
const NOUN_SIGNS = withWords(POSSESSIVES, 'the a free good own strong of tin human')
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  ACCUSATIVES,
  'it in to with from at on about money new more many some english very well what',
)

export const modalEnding: Rule = {
  id: 'modal-ending',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “who works hard will gets”, “we can easy forgot it”, “should taking part” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (!MODALS_AND_CANNOT.has(token.lower) || isOneOf(at(-1), NOUN_SIGNS) || at(-1) === undefined) return []
  const distance = isOneOf(at(1), ADVERBS) ? 2 : 1
  const [verb, next] = [at(distance), at(distance + 1)]
  if (verb === undefined || VERB_BASES.has(verb.lower) || verb.text !== verb.lower) return []
  const third = THIRD_PERSONS.get(verb.lower)
  const past = DISTINCT_PASTS.get(verb.lower)?.base ?? (verb.lower.endsWith('ed') ? PASTS.get(verb.lower) : undefined)
  const ending = ING_FORMS.get(verb.lower)
  const base = third ?? past ?? ending
  if (base === undefined || verb.pos === 'NOUN' || !isOneOf(next, OBJECTS)) return []
  if (/^(?:saw|lay|fell|bore|found|being)$/u.test(verb.lower)) return []
  const message = `After “${token.lower}” the verb has no ending: “${base}”.`
  return [{ from: verb, to: verb, message, suggestions: [base] }]
}
