import type { KeyPointResult } from '@rehearsal/exam/score'
import type { Cue, ListeningPlan } from './cue-terms.ts'
import { shareSaid, type WordEvidence } from './list-evidence.ts'
import type { SpottedTerm } from './spot-terms.ts'
import { mean } from '../../statistics.ts'

/** A point counts as covered when this share of its cue lists is heard. */
const COVERED_DEGREE = 2 / 3
/** A list is heard when one of its cues was spotted and was more probably said than not. */
const HEARD_PROBABILITY = 0.5
/** The words of a phrase may stand this far apart (frames). */
const PHRASE_FRAMES = 300
/** Neighbouring words may share the frames of one sound. */
const SHARED_FRAMES = 5

export type HeardPoints = {
  results: KeyPointResult[]
  /** Mean over the points of how probably their cue lists were said, 0–1. */
  coverage: number
}

type HeardCue = { ratio: number; hits: readonly SpottedTerm[] }
type HeardList = HeardCue & { probability: number }

/**
 * Which main points were heard. A list of alternatives is said when one of them is; the evidence for it is the mean of
 * theirs, so that long lists are not heard by chance alone. How probable each list is depends on how much of the rest was
 * heard: words of another talk are found here and there too.
 */
export function hearKeyPoints(
  plan: ListeningPlan,
  spotted: readonly SpottedTerm[],
  evidence: WordEvidence,
): HeardPoints {
  const byTerm = Map.groupBy(spotted, ({ term }) => term)
  const hitsOf = (key: string) => {
    const term = plan.terms.get(key)
    return term === undefined ? [] : (byTerm.get(term) ?? [])
  }
  const lists = plan.points.map((point) => point.lists.map((cues) => hearList(cues, hitsOf, evidence)))
  const { probabilities } = shareSaid(lists.flat().map(({ ratio }) => ratio))
  let at = 0
  const points = plan.points.map(({ point }, i) => {
    const own = (lists[i] ?? []).map((list): HeardList => ({ ...list, probability: probabilities[at++] ?? 0 }))
    return { degree: mean(own.map(({ probability }) => probability)), result: resultOf(point, own) }
  })
  return { results: points.map(({ result }) => result), coverage: mean(points.map(({ degree }) => degree)) }
}

function resultOf(point: string, lists: readonly HeardList[]): KeyPointResult {
  const heard = lists.filter(({ hits, probability }) => hits.length > 0 && probability >= HEARD_PROBABILITY)
  const hits = heard.flatMap((list) => list.hits).toSorted((a, b) => a.start - b.start)
  const quote = [...new Set(hits.map(({ term }) => term.text))].join(' … ')
  const isCovered = lists.length > 0 && heard.length / lists.length >= COVERED_DEGREE - Number.EPSILON
  return { point, isCovered, quote: quote === '' ? null : quote }
}

type HitsOf = (key: string) => readonly SpottedTerm[]

function hearList(cues: readonly Cue[], hitsOf: HitsOf, evidence: WordEvidence): HeardCue {
  const heard = cues.map((cue) => hearCue(cue, hitsOf, evidence))
  const best = heard.reduce<HeardCue>((a, b) => (b.ratio > a.ratio ? b : a), { ratio: 0, hits: [] })
  return { ratio: cues.length === 0 ? evidence.unheard : mean(heard.map(({ ratio }) => ratio)), hits: best.hits }
}

/** A cue as a whole, or its words in order and near each other; the better of the two. */
function hearCue(cue: Cue, hitsOf: HitsOf, evidence: WordEvidence): HeardCue {
  const ratioOf = (hits: readonly SpottedTerm[]) =>
    hits.reduce((product, { confidence }) => product * evidence.heard(confidence), 1)
  const ways = [...hitsOf(cue.whole).map((hit) => [hit]), ...inOrder(cue.parts, hitsOf)]
  return ways
    .map((hits): HeardCue => ({ ratio: ratioOf(hits), hits }))
    .reduce((a, b) => (b.ratio > a.ratio ? b : a), { ratio: evidence.unheard, hits: [] })
}

function inOrder([first, ...rest]: readonly string[], hitsOf: HitsOf): SpottedTerm[][] {
  if (first === undefined) return []
  return hitsOf(first).flatMap((start) => {
    const found = [start]
    for (const part of rest) {
      const from = found.at(-1)?.end ?? 0
      const next = hitsOf(part).find((hit) => hit.start >= from - SHARED_FRAMES && hit.start - from <= PHRASE_FRAMES)
      if (next === undefined) return []
      found.push(next)
    }
    return [found]
  })
}
