import { z } from 'zod'
import type { Skill } from '../skill.ts'
import type { WishedScores } from '../study-plan/skill-needs.ts'
import { DRIFT_POINTS } from './constants.ts'
import type { Level, LevelScore } from './level.ts'
import { bandOf } from './scale.ts'

/** A score rests on at least so many answers before a page tells it as where a learner is … */
export const ENOUGH_ANSWERS = 5
/** … of kinds that decide at least this part of it in the exam. */
export const ENOUGH_COVERAGE = 0.4

/** Whether a score rests on enough to be told; otherwise a page says “not enough answers yet”. */
export const isEnough = (score: LevelScore | null): score is LevelScore =>
  score !== null && score.answers >= ENOUGH_ANSWERS && score.coverage >= ENOUGH_COVERAGE

/** Where a target lies beside the band: at or below its low end, inside it, or above its high end. */
export const verdictSchema = z.enum(['reached', 'within', 'below'])
export type Verdict = z.infer<typeof verdictSchema>

export type LikelyScore = LevelScore & { verdict: Verdict | null }
export type Readiness = Readonly<Record<Skill | 'overall', LikelyScore | null>>

type ReadinessInput = { level: Level; daysLeft: number | null; target: WishedScores | null }

/**
 * The likely score in the exam: today's value, as no progress is assumed, with the band widened for what the days left may change
 * (null days left: today). `verdict` compares a target with that band and is null where none is set; a score is null where `isEnough` says so.
 */
export function readinessOf({ level, daysLeft, target }: ReadinessInput): Readiness {
  const of = (score: Skill | 'overall') => likelyScore(level[score], daysLeft ?? 0, target?.[score] ?? null)
  return {
    overall: of('overall'),
    speaking: of('speaking'),
    writing: of('writing'),
    reading: of('reading'),
    listening: of('listening'),
  }
}

function likelyScore(score: LevelScore | null, daysLeft: number, target: number | null): LikelyScore | null {
  if (!isEnough(score)) return null
  const drift = DRIFT_POINTS * Math.sqrt(Math.max(0, daysLeft))
  const standardError = Math.hypot(score.standardError, drift)
  const band = bandOf(score.value, standardError)
  return {
    ...score,
    ...band,
    standardError,
    repeatError: Math.hypot(score.repeatError, drift),
    verdict: target === null ? null : verdictOf(band, target),
  }
}

/** Where a target lies beside a band. */
export function verdictOf({ low, high }: { low: number; high: number }, target: number): Verdict {
  if (target <= low) return 'reached'
  return target <= high ? 'within' : 'below'
}
