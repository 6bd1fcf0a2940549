import type { PredictionOutcome, PredictionRecord, PredictionWeek } from '@rehearsal/contracts/predictions'

/** A week whose list had questions of one kind. */
export const aWeek = (
  weekStart: string,
  outcome: PredictionOutcome,
  changes: Partial<PredictionWeek> = {},
): PredictionWeek => ({
  weekStart,
  frozenAt: `${weekStart}T00:00:00.000Z`,
  isBelated: false,
  isRunning: false,
  all: outcome,
  tasks: [{ taskId: 'speaking/read-aloud', ...outcome }],
  ...changes,
})

/** The record of an exam; without weeks unless told. */
export const aRecord = (changes: Partial<PredictionRecord> = {}): PredictionRecord => ({
  pteType: 'ACADEMIC',
  weekStart: '2026-11-16',
  basis: [{ taskId: 'speaking/read-aloud', learners: 6, predicted: 5 }],
  learnersNeeded: 3,
  windowDays: 56,
  weeks: [],
  ...changes,
})
