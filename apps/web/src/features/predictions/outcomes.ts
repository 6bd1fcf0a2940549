import type { PredictionOutcome, PredictionRecord, PredictionWeek } from '@rehearsal/contracts/predictions'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** One kind, or all of them together. */
export type Scope = TaskId | 'all'

const nothing: PredictionOutcome = { predicted: 0, seen: 0, byChance: 0, reports: 0 }

/** How a week's list did with one kind, or with all. */
export function outcomeOf(week: PredictionWeek, scope: Scope): PredictionOutcome {
  return scope === 'all' ? week.all : (week.tasks.find(({ taskId }) => taskId === scope) ?? nothing)
}

/** The weeks that are over, added up, and how many of them had a list. */
export function pastOf(
  { weeks }: Pick<PredictionRecord, 'weeks'>,
  scope: Scope,
): PredictionOutcome & { weeks: number } {
  const past = weeks
    .filter(({ isRunning }) => !isRunning)
    .map((week) => outcomeOf(week, scope))
    .filter(({ predicted }) => predicted > 0)
  const sum = (part: keyof PredictionOutcome) => past.reduce((total, outcome) => total + outcome[part], 0)
  return {
    weeks: past.length,
    predicted: sum('predicted'),
    seen: sum('seen'),
    byChance: sum('byChance'),
    reports: sum('reports'),
  }
}

/** Below so many predicted questions a percentage would say more than is known (docs/predictions.md). */
const LEAST_FOR_SHARE = 20

/** Hits as a share of what was predicted; null where that are too few. */
export const shareOf = (hits: number, { predicted }: Pick<PredictionOutcome, 'predicted'>): number | null =>
  predicted < LEAST_FOR_SHARE ? null : hits / predicted
