import { ACCUSATIVES, DETERMINERS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'

const ADJECTIVES = wordSet(`important necessary difficult easy easier hard harder possible impossible better useful
  essential dangerous interesting helpful expensive cheaper nice good convenient able ready willing unable afraid`)
const BEFORE = wordSet('is was be are were am become becomes very so not really more too quite')
const OBJECTS = withWords(
  withoutWords(DETERMINERS, 'those'),
  ACCUSATIVES,
  'it about how what new alone broad many more in to with from and well or money people',
)

export const adjectiveTo: Rule = {
  id: 'adjective-to',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “It is important learn English.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (!ADJECTIVES.has(token.lower) || !isOneOf(at(-1), BEFORE) || verb === undefined) return []
  // “it is better kept”, “is important work”, “how good people are”
  const isVerb =
    PLAIN_VERBS.has(verb.lower) || (VERB_BASES.has(verb.lower) && verb.pos === 'VERB' && isOneOf(at(2), OBJECTS))
  if (!isVerb || verb.lower === 'read' || at(2)?.text === '-' || verb.pos === 'ADJ') return []
  if (/^(?:good|nice|interesting|better)$/u.test(token.lower) && !isOneOf(at(2), OBJECTS)) return []
  const message = `Between “${token.lower}” and the verb stands “to”.`
  return [{ from: token, to: token, message, suggestions: [phrase(token, 'to')] }]
}
