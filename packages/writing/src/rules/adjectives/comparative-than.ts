import { NOMINATIVES, POSSESSIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { USUAL_COMPARATIVES } from '../rule/recurring-words.ts'

const COMPARATIVES = withWords(USUAL_COMPARATIVES, 'quicker later busier cooler warmer')
/** “It got better, then worse.” */
const AFTERWARDS = withWords(SUBJECT_PRONOUNS, 'to again suddenly slowly')
const MAX_DISTANCE = 8

const CLAUSE_SIGNS = withWords(NOMINATIVES, 'me him us before ever')

export const comparativeThan: Rule = {
  id: 'comparative-than',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...matchAt(place), ...asFor(place), ...thatFor(place)]),
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

/** “much more free time as we” */
function asFor({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'as' || !CLAUSE_SIGNS.has(at(1)?.lower ?? '')) return []
  // “more as we go”, “more important, as they say”
  if (at(2) !== undefined && !/^(?:[.,]|do|did|have|had|are|is|can)$/u.test(at(2)?.lower ?? '')) return []
  const group = [at(-3), at(-2), at(-1)]
  const more = group.findIndex((each) => /^(?:more|less|fewer)$/u.test(each?.lower ?? ''))
  if (more < 0 || more === 2 || group.slice(more).some((each) => each?.isWord !== true || each.lower === 'as'))
    return []
  return [{ from: token, to: token, message: 'To compare, say “than”.', suggestions: ['than'] }]
}

/** “My aunt cooks better that my mother.” What is compared ends the clause; a clause of its own would have a verb. */
function thatFor({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  if (token.lower !== 'that' || before === undefined) return []
  const isCompared =
    COMPARATIVES.has(before.lower) || (before.pos === 'ADJ' && /^(?:more|less)$/u.test(at(-2)?.lower ?? ''))
  const length = /^(?:me|him|us|them|mine|yours|his|hers|ours|theirs)$/u.test(at(1)?.lower ?? '')
    ? 1
    : POSSESSIVES.has(at(1)?.lower ?? '')
      ? 2
      : 0
  const isEnd = length > 0 && /^[.,!]$/u.test(at(length + 1)?.text ?? '.') && at(length)?.isWord === true
  // “It is better that my son” goes on.
  if (!isCompared || !isEnd) return []
  return [{ from: token, to: token, message: 'To compare, say “than”.', suggestions: ['than'] }]
}
