import { ACCUSATIVES } from '@rehearsal/english/classes/classes'
import { ING_FORMS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const MAKERS = wordSet('make makes made let lets help helps helped')
const SEERS = wordSet('see saw hear heard watch watched')

export const objectVerb: Rule = {
  id: 'object-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “it makes me feeling happy”, “I saw him to enter” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [object, third, fourth] = [at(1), at(2), at(3)]
  if (!isOneOf(object, ACCUSATIVES) || third === undefined) return []
  const base = ING_FORMS.get(third.lower)
  if (MAKERS.has(token.lower) && base !== undefined && (PLAIN_VERBS.has(base) || base === 'feel')) {
    const message = `After “${token.lower} ${object?.lower ?? ''}” stands the plain verb: “${base}”.`
    return [{ from: third, to: third, message, suggestions: [base] }]
  }
  if (!SEERS.has(token.lower) || third.lower !== 'to' || fourth === undefined || !PLAIN_VERBS.has(fourth.lower))
    return []
  if (!VERB_BASES.has(fourth.lower) || at(-1)?.lower === 'to') return []
  const message = `After “${token.lower} ${object?.lower ?? ''}” stands no “to”.`
  return [{ from: third, to: fourth, message, suggestions: [fourth.lower] }]
}
