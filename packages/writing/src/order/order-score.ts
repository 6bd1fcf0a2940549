/** Scores an order of an essay's sentences by what belongs beside what, first, and last. */
import { mean, sum } from '@rehearsal/statistics/numbers'
import type { PlacedSentence } from './placed-sentences.ts'

/** What each sign counts: set by hand, after ranks fitted on 72 graded and model essays against their own shuffles. */
const WEIGHTS = {
  /** Neighbours are nearer to each other than any two sentences, in deviations of those. */
  neighbours: 1.5,
  /** Sentences of one paragraph are. */
  paragraphs: 1.2,
  /** What leans on the sentence before is nearer to it than to the others. */
  leaning: 6,
  /** The first and the last paragraph are nearer to the question than the rest, and to each other. */
  opening: 4,
  ending: 2,
  frame: 2,
  /** Somebody is meant who was not named; the text begins with “However”. */
  orphans: -2,
  /** “In conclusion” before the last paragraph. */
  earlyEnds: -2,
  /** “Secondly” before “Firstly”. */
  inversions: -0.7,
}
/** One more of the same sign says no more. */
const MOST_COUNTED = 2
/** Somebody may have been named so many sentences before. */
const REACH = 2

/** Cosines between sentences by their places, with what holds for any order of them. */
export type Likeness = { of: readonly (readonly number[])[]; mean: number; deviation: number }

/** How well `order` (places of sentences) suits; `paragraphs` says in which paragraph each stands in that order. Higher is better; differences count. */
export function orderScore(
  sentences: readonly PlacedSentence[],
  order: readonly number[],
  paragraphs: readonly number[],
  likeness: Likeness,
): number {
  const at = (place: number) => sentences[order[place] ?? 0]
  const alike = (one: number, other: number) => likeness.of[order[one] ?? 0]?.[order[other] ?? 0] ?? 0
  const places = order.map((_, place) => place)
  const last = Math.max(...paragraphs)
  const inFirst = places.filter((place) => paragraphs[place] === 0)
  const inLast = places.filter((place) => paragraphs[place] === last)
  const nearness = (list: readonly number[]) => mean(list.map((place) => at(place)?.nearness ?? 0))
  const pairs = places.flatMap((one) => places.slice(one + 1).map((other): [number, number] => [one, other]))
  const [within, between] = [true, false].map((isSame) =>
    pairs.filter(([one, other]) => (paragraphs[one] === paragraphs[other]) === isSame),
  )
  const likenessOf = (list: readonly [number, number][] | undefined) =>
    mean((list ?? []).map(([one, other]) => alike(one, other)))
  const leaning = places.slice(1).filter((place) => at(place)?.leansBack)
  const all = nearness(places)
  const hasParagraphs = within?.length !== 0 && between?.length !== 0
  return (
    (WEIGHTS.neighbours * (mean(places.slice(1).map((place) => alike(place, place - 1))) - likeness.mean)) /
      likeness.deviation +
    (hasParagraphs ? (WEIGHTS.paragraphs * (likenessOf(within) - likenessOf(between))) / likeness.deviation : 0) +
    (leaning.length === 0
      ? 0
      : WEIGHTS.leaning * mean(leaning.map((place) => alike(place, place - 1) - meanAlike(place, places, alike)))) +
    WEIGHTS.opening * (nearness(inFirst) - all) +
    WEIGHTS.ending * (nearness(inLast) - all) +
    WEIGHTS.frame * (mean(inFirst.flatMap((one) => inLast.map((other) => alike(one, other)))) - likeness.mean) +
    WEIGHTS.orphans * orphansOf(places, at) +
    WEIGHTS.earlyEnds *
      capped(places.filter((place) => at(place)?.endsText === true && paragraphs[place] !== last).length) +
    WEIGHTS.inversions * inversionsOf(places.flatMap((place) => at(place)?.step ?? []))
  )
}

function meanAlike(place: number, places: readonly number[], alike: (one: number, other: number) => number): number {
  return mean(places.filter((other) => other !== place).map((other) => alike(place, other)))
}

function orphansOf(places: readonly number[], at: (place: number) => PlacedSentence | undefined): number {
  const lost = places.filter((place) => {
    const before = places.slice(Math.max(0, place - REACH), place)
    return at(place)?.seeksPerson === true && !before.some((other) => at(other)?.namesPerson)
  })
  return capped(lost.length + (at(0)?.opensLinked === true ? 1 : 0))
}

function inversionsOf(steps: readonly number[]): number {
  return capped(sum(steps.map((step, place) => steps.slice(place + 1).filter((later) => later < step).length)))
}

const capped = (count: number) => Math.min(MOST_COUNTED, count)
