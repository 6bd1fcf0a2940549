import { HAVE_FORMS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm, participleForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** Done by the subject, for a time: “has been working”. */
const ONGOING = wordSet('work live study wait learn teach play look try think travel sleep run drive talk speak grow')
/** Nouns or adjectives as often: “has been home”, “have been close”. */
const NO_VERBS = wordSet(`clean clear close cool dry empty fit free live open quiet slow right set cut put let hurt read
  hit shut spread split cost beat bet burst become come run overcome change work study trouble need form fact force
  part force play proof trade sound present`)

export const beenBase: Rule = {
  id: 'been-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “has been work here”, “had been destroy” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  const have = isOneOf(at(-1), wordSet('always also never already not just')) ? at(-2) : at(-1)
  if (token.lower !== 'been' || verb === undefined || !isOneOf(have, HAVE_FORMS)) return []
  if (!VERB_BASES.has(verb.lower) || at(2)?.text === '-') return []
  if (isOneOf(have === at(-1) ? at(-2) : at(-3), wordSet('there'))) return []
  const isOngoing =
    ONGOING.has(verb.lower) &&
    /^(?:in|at|for|here|there|on|with|to|since|hard|about|english|as)$/u.test(at(2)?.lower ?? '')
  if (!isOngoing && (NO_VERBS.has(verb.lower) || ONGOING.has(verb.lower) || verb.pos !== 'VERB')) return []
  const right = isOngoing ? ingForm(verb.lower) : participleForm(verb.lower)
  const message = `After “been” the verb has an ending: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
