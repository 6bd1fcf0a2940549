/** Estimates the traits of speech whose words are unknown. */
import type { Estimate, OpenSpeechRating } from '@rehearsal/rating/types'
import { type LinearHead, predictHead } from '@rehearsal/statistics/linear-head'
import type { HeardTake } from '../spotting/hear-take.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { textFreeFeatures } from '../traits/text-free-features.ts'
import { splitStretches } from './split-stretches.ts'

/** How far content may be off where it rests on spotted words: from simulated takes (docs/studies/2026-11-28-how-scores-were-measured.md). */
const CONTENT_STANDARD_ERROR = 0.2

/** The heads' estimates of each stretch, weighted by its length. */
export function textFreeEstimates(
  open: OpenModels,
  take: HeardTake,
): { total: Estimate; pronunciation: Estimate; fluency: Estimate } {
  const stretches = splitStretches(take.spans)
  const frames = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const rows = stretches.map((stretch) => ({
    weight: (stretch.end - stretch.start) / Math.max(1, frames),
    features: textFreeFeatures({ pcm: take.pcm, evidence: take.evidence, sounds: take.loop.sounds }, stretch),
  }))
  const estimate = (head: LinearHead) =>
    rows.reduce((sum, { weight, features }) => sum + weight * predictHead(head, features), 0)
  const { total, pronunciation, fluency } = open.heads
  return { total: estimate(total), pronunciation: estimate(pronunciation), fluency: estimate(fluency) }
}

export function textFreeErrors({ heads }: OpenModels): OpenSpeechRating['standardErrors'] {
  return {
    total: heads.total.standardError,
    pronunciation: heads.pronunciation.standardError,
    fluency: heads.fluency.standardError,
    content: CONTENT_STANDARD_ERROR,
  }
}
