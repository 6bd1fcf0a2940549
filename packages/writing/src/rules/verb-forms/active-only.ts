import { FINITE_BE, NOMINATIVES } from '@rehearsal/english/classes/classes'
import { DISTINCT_PARTICIPLES } from '@rehearsal/english/forms/irregular-verbs'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** Nothing is done to the subject of these, so they have no passive. */
const VERBS: ReadonlyMap<string, string> = new Map(
  `happen occur exist die appear disappear arrive belong consist depend seem suffer emerge agree disagree`
    .split(' ')
    .map((base) => [pastForm(base), base]),
)
const BE = withWords(FINITE_BE, 'be been')

export const activeOnly: Rule = {
  id: 'active-only',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “The accident was happened”, “it is consisted of” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const base = VERBS.get(token.lower)
  const be = isOneOf(at(-1), wordSet('also never often always not just suddenly')) ? at(-2) : at(-1)
  if (base === undefined || be === undefined || !BE.has(be.lower)) return []
  // “was agreed”, “the terms agreed”; “if it is agreed that …” are right.
  if (base === 'agree' && !NOMINATIVES.has((at(-1) === be ? at(-2) : at(-3))?.lower ?? '')) return []
  if (base === 'agree' && be.lower !== 'am' && at(1)?.lower !== 'with') return []
  const right = finite(be, base)
  const message = `“${base}” has no passive: say “${right}”.`
  return [{ from: be, to: token, message, suggestions: [right] }]
}

function finite(be: Token, base: string): string {
  if (be.lower === 'was' || be.lower === 'were') return pastForm(base)
  if (be.lower === 'been') return DISTINCT_PARTICIPLES.has(base) ? base : pastForm(base)
  return be.lower === 'is' ? thirdPersonForm(base) : base
}
