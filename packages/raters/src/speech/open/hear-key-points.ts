import type { KeyPointResult } from '@rehearsal/exam/score'
import type { Cue, ListeningPlan, PlannedPoint } from './cue-terms.ts'
import type { SpottedTerm } from './spot-terms.ts'

/** A point counts as covered when this share of its cue lists is heard. */
const COVERED_DEGREE = 2 / 3
/** The words of a phrase may stand this far apart (frames). */
const PHRASE_FRAMES = 300

export type HeardPoint = { degree: number; result: KeyPointResult }

/** How far each main point was heard: the share of its cue lists of which one alternative was spotted. */
export function hearKeyPoints(plan: ListeningPlan, spotted: readonly SpottedTerm[]): HeardPoint[] {
  const byTerm = Map.groupBy(spotted, ({ term }) => term)
  const hitsOf = (key: string) => {
    const term = plan.terms.get(key)
    return term === undefined ? [] : (byTerm.get(term) ?? [])
  }
  return plan.points.map((point) => hearPoint(point, hitsOf))
}

function hearPoint({ point, lists }: PlannedPoint, hitsOf: (key: string) => readonly SpottedTerm[]): HeardPoint {
  const heard = lists.map((cues) => cues.map((cue) => hearCue(cue, hitsOf)).find((hits) => hits.length > 0) ?? [])
  const hits = heard.flat().toSorted((a, b) => a.start - b.start)
  const degree = lists.length === 0 ? 0 : heard.filter((list) => list.length > 0).length / lists.length
  const quote = [...new Set(hits.map(({ term }) => term.text))].join(' … ')
  const isCovered = degree >= COVERED_DEGREE - Number.EPSILON
  return { degree, result: { point, isCovered, quote: quote === '' ? null : quote } }
}

/** The spotted terms that show a cue: the whole of it, or all its words in order and near each other. */
function hearCue(cue: Cue, hitsOf: (key: string) => readonly SpottedTerm[]): SpottedTerm[] {
  const whole = hitsOf(cue.whole)[0]
  if (whole !== undefined) return [whole]
  const [first, ...rest] = cue.parts
  for (const start of first === undefined ? [] : hitsOf(first)) {
    const found = [start]
    for (const part of rest) {
      const from = found.at(-1)?.end ?? 0
      const next = hitsOf(part).find((hit) => hit.start >= from - 3 && hit.start - from <= PHRASE_FRAMES)
      if (next !== undefined) found.push(next)
    }
    if (found.length === cue.parts.length) return found
  }
  return []
}
