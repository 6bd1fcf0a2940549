import { FINITE_BE, FINITE_HAVE, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const DETERMINERS = wordSet('the a an my his her our their this that every all')
/** “He told the children what they wanted to hear.” */
const TELLING = /^(?:ask|tell|show|teach|give|remind|inform|advise|explain|describe|question|know|see|learn|decide)/u

const FINITE_VERBS = withWords(FINITE_HAVE, FINITE_BE, 'can could will would makes helps gives')

export const relativeWhat: Rule = {
  id: 'relative-what',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const isTelling = tokens.some((token) => TELLING.test(token.lemma))
    return placesOf(tokens).flatMap((place) => [...(isTelling ? [] : matchAt(place)), ...asSubject(place)])
  },
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [noun, subject, verb] = [at(-1), at(1), at(2)]
  if (token.lower !== 'what' || noun?.pos !== 'NOUN' || !isOneOf(subject, SUBJECT_PRONOUNS)) return []
  if (!isOneOf(at(-2), DETERMINERS) && at(-2)?.pos !== 'ADJ') return []
  // “do in the long run what …”: where it is done
  if (/^(?:in|with|to|under)$/u.test(at(-3)?.lower ?? '')) return []
  // “I understood for the first time what it means”
  if (noun.lower === 'time') return []
  if (verb === undefined || !/^(?:VERB|AUX)$/u.test(verb.pos)) return []
  const message = `After “${noun.text}” say “that”; “what” means “the thing that”.`
  return [{ from: token, to: token, message, suggestions: ['that'] }]
}

/** “a dog what can speak”, “the job what is advertised” */
function asSubject({ token, at }: Place): RuleMatch[] {
  const [noun, verb] = [at(-1), at(1)]
  const isOne = isOneOf(at(-2), wordSet('a an')) || (at(-3) === undefined && isOneOf(at(-2), wordSet('the my')))
  if (token.lower !== 'what' || noun?.pos !== 'NOUN' || !isOne) return []
  // “tell a friend what is right”
  if (/^(?:tell|ask|show|teach|give|inform|remind|explain)$/u.test(at(-3)?.lemma ?? '')) return []
  if (!FINITE_VERBS.has(verb?.lower ?? '')) return []
  // “the question what is right”, “the matter what can be done”
  if (/^(?:question|matter|idea|debate|issue|problem|point|doubt|sense|discussion|answer)$/u.test(noun.lower)) return []
  const message = `After “${noun.text}” say “that”; “what” means “the thing that”.`
  return [{ from: token, to: token, message, suggestions: ['that'] }]
}
