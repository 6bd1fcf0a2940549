import type { Rule, RuleMatch } from './rule.ts'
import { type Place, placesOf, wordSet } from './tokens.ts'

const COMPARATIVES = wordSet(`more less better worse easier bigger cheaper faster higher larger lower older smaller
  stronger younger safer cleaner healthier happier harder longer shorter richer poorer quicker slower earlier later
  greater busier cooler warmer hotter rather fewer`)
/** “It got better, then worse.” */
const AFTERWARDS = wordSet('to again it he she they we i you suddenly slowly')
const MAX_DISTANCE = 8

export const comparativeThan: Rule = {
  id: 'comparative-than',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt(place: Place): RuleMatch[] {
  const { token, at } = place
  if (token.lower !== 'then' || /^[.,;:!?]$/u.test(at(1)?.text ?? '.')) return []
  const distance = comparativeBefore(place)
  if (distance === null || (distance > 1 && AFTERWARDS.has(at(1)?.lower ?? ''))) return []
  if (AFTERWARDS.has(at(1)?.lower ?? '') && at(2)?.pos === 'VERB') return []
  const message = 'To compare, say “than”; “then” means afterwards.'
  return [{ from: token, to: token, message, suggestions: ['than'] }]
}

function comparativeBefore({ at }: Place): number | null {
  for (let distance = 1; distance <= MAX_DISTANCE; distance += 1) {
    const before = at(-distance)
    if (before === undefined || /^(?:[.,;:!?]|and|but)$/u.test(before.lower)) return null
    if (COMPARATIVES.has(before.lower)) return distance
  }
  return null
}
