import { ACCUSATIVES, FINITE_HAVE } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const BETWEEN = wordSet('already also never always just really not')
const OBJECTS = withWords(ACCUSATIVES, 'my our his their your')
const NOUNS_TOO = wordSet('support decrease influence offer')
const NO_VERBS = wordSet('need fun let help-line trust fear')

export const perfectObject: Rule = {
  id: 'perfect-object',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “It has change our life.” Verbs that are nouns too: their object tells. */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (!FINITE_HAVE.has(token.lower)) return []
  const distance = isOneOf(at(1), BETWEEN) ? 2 : 1
  const [verb, object] = [at(distance), at(distance + 1)]
  if (
    verb === undefined ||
    !(VERB_BASES.has(verb.lower) || NOUNS_TOO.has(verb.lower)) ||
    PLAIN_VERBS.has(verb.lower) ||
    NO_VERBS.has(verb.lower)
  )
    return []
  const right = participleForm(verb.lower)
  if (right === verb.lower || !isOneOf(object, OBJECTS)) return []
  const message = `After “${token.lower}” comes the participle: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
