/** Tells which main points were said, by the keywords that were spotted. */
import type { KeyPointResult } from '@rehearsal/exam/score'
import { mean } from '@rehearsal/statistics/numbers'
import type { SpottedKeyword } from '../spotting/spot-keywords.ts'
import type { Cue, ListeningPlan } from './plan-listening.ts'
import { isAnythingSaid, type ListEvidence, shareSaid } from './list-evidence.ts'

/** A point counts as covered when this share of its cue lists is heard. */
const COVERED_DEGREE = 2 / 3
/** A list is heard when one of its cues was spotted and was more probably said than not. */
const HEARD_PROBABILITY = 0.5
/** Where something was said, it was something of a list: how much was said never decides again that nothing was. */
const LEAST_SAID = 0.5
/** The words of a phrase may stand this far apart (frames). */
const PHRASE_FRAMES = 300
/** Neighbouring words may share the frames of one sound. */
const SHARED_FRAMES = 5

export type HeardPoints = {
  results: KeyPointResult[]
  /** Mean over the points of how probably their cue lists were said, 0–1; exactly 0 when nothing was heard. */
  coverage: number
}

/** `confidence`: how surely the surest cue was spotted; 0 when none was. */
export type HeardList = { alternatives: number; confidence: number; hits: readonly SpottedKeyword[] }
type JudgedList = HeardList & { probability: number }

/**
 * Which main points were heard. A list of alternatives is said when one of them is; its surest cue is the evidence. How
 * probable each list is depends on how much of the rest was heard: words of another talk are found here and there too. When
 * no more was heard than any talk holds by chance, nothing was.
 */
export function hearKeyPoints(
  plan: ListeningPlan,
  spotted: readonly SpottedKeyword[],
  evidence: ListEvidence,
): HeardPoints {
  const points = hearLists(plan, spotted)
  const ratios = points.flat().map(({ confidence, alternatives }) => evidence.heard(confidence, alternatives))
  if (!isAnythingSaid(ratios)) return nothingHeard(plan)
  const { probabilities } = shareSaid(ratios, LEAST_SAID)
  let at = 0
  const judged = points.map((lists) =>
    lists.map((list): JudgedList => ({ ...list, probability: probabilities[at++] ?? 0 })),
  )
  return {
    results: plan.points.map(({ point }, i) => resultOf(point, judged[i] ?? [])),
    coverage: mean(judged.map((lists) => mean(lists.map(({ probability }) => probability)))),
  }
}

/** Every point as one that was not heard. */
export function nothingHeard(plan: ListeningPlan): HeardPoints {
  return { results: plan.points.map(({ point }) => ({ point, isCovered: false, quote: null })), coverage: 0 }
}

/** What was spotted of every list of every point. */
export function hearLists(plan: ListeningPlan, spotted: readonly SpottedKeyword[]): HeardList[][] {
  const byKeyword = Map.groupBy(spotted, ({ keyword }) => keyword)
  const hitsOf = (key: string) => {
    const keyword = plan.keywords.get(key)
    return keyword === undefined ? [] : (byKeyword.get(keyword) ?? [])
  }
  return plan.points.map(({ lists }) => lists.map((cues) => hearList(cues, hitsOf)))
}

function resultOf(point: string, lists: readonly JudgedList[]): KeyPointResult {
  const heard = lists.filter(({ hits, probability }) => hits.length > 0 && probability >= HEARD_PROBABILITY)
  const hits = heard.flatMap((list) => list.hits).toSorted((a, b) => a.start - b.start)
  const quote = [...new Set(hits.map(({ keyword }) => keyword.text))].join(' … ')
  const isCovered = lists.length > 0 && heard.length / lists.length >= COVERED_DEGREE - Number.EPSILON
  return { point, isCovered, quote: quote === '' ? null : quote }
}

type HitsOf = (key: string) => readonly SpottedKeyword[]

/** Each cue as a whole, or its words in order and near each other; a phrase is as sure as its least sure word. */
function hearList(cues: readonly Cue[], hitsOf: HitsOf): HeardList {
  const alternatives = cues.length
  return cues
    .flatMap((cue) => [...hitsOf(cue.whole).map((hit) => [hit]), ...inOrder(cue.parts, hitsOf)])
    .map((hits) => ({ alternatives, hits, confidence: Math.min(...hits.map(({ confidence }) => confidence)) }))
    .reduce<HeardList>((a, b) => (b.confidence > a.confidence ? b : a), { alternatives, confidence: 0, hits: [] })
}

function inOrder([first, ...rest]: readonly string[], hitsOf: HitsOf): SpottedKeyword[][] {
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
