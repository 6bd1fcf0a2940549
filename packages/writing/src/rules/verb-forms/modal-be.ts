import { ACCUSATIVES, DETERMINERS, MODALS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const ADVERBS = wordSet('not also always never still only')
/** Nothing is done to the subject of these. */
const ACTIVE =
  wordSet(`fail succeed increase decrease grow rise fall arrive come go live sleep agree travel stay wait study
  improve lead disagree participate`)
/** Nouns and adjectives as well: what follows must belong to the verb. */
const FOLLOWED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['work', wordSet('hard in at with together for')],
  ['live', wordSet('in with there here together alone')],
  ['lead', wordSet('to')],
  ['increase', wordSet('. , and because if in by')],
  ['decrease', wordSet('. , and because if in by')],
  ['rise', wordSet('. , and because if in by')],
  ['fall', wordSet('. , and because if in by')],
  ['travel', wordSet('to by in with alone')],
  ['sleep', wordSet('in at with well')],
  ['stay', wordSet('in at with here there home')],
  ['study', wordSet('in at with hard abroad')],
  ['wait', wordSet('for')],
  ['fail', wordSet('. , and because if in the')],
  ['come', wordSet('to back here in')],
  ['go', wordSet('to back out')],
])
const OBJECTS = withWords(withoutWords(DETERMINERS, 'its that those'), ACCUSATIVES, 'it more many some new')

export const modalBe: Rule = {
  id: 'modal-be',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “We must be work hard.” “You would be enjoy your stay.” “It will be not decrease.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'be') return []
  const modal = isOneOf(at(-1), ADVERBS) ? at(-2) : at(-1)
  const isNegative = at(1)?.lower === 'not'
  const [verb, next] = isNegative ? [at(2), at(3)] : [at(1), at(2)]
  if (!isOneOf(modal, MODALS) || verb === undefined) return []
  if (!VERB_BASES.has(verb.lower) && !ACTIVE.has(verb.lower)) return []
  // “There may be work for us.”
  if ((modal === at(-1) ? at(-2) : at(-3))?.lower === 'there') return []
  const isFollowed = FOLLOWED.get(verb.lower)?.has(next?.lower ?? '') ?? false
  const isActive = FOLLOWED.has(verb.lower) ? isFollowed : ACTIVE.has(verb.lower)
  const isWithObject =
    PLAIN_VERBS.has(verb.lower) &&
    verb.pos === 'VERB' &&
    isOneOf(next, OBJECTS) &&
    !/^(?:read|become|mean|lead|overcome)$/u.test(verb.lower)
  if (!isActive && !isWithObject) return []
  const right = isNegative ? `not ${verb.lower}` : verb.lower
  const message = `After “${modal?.lower ?? ''}” the verb stands alone, without “be”: “${right}”.`
  return [{ from: token, to: verb, message, suggestions: [right] }]
}
