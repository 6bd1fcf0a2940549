import type { PredictionOutcome, PredictionRecord } from '@rehearsal/contracts/predictions'
import type { KindOutcome } from '@rehearsal/exam/predictions/hits-of'
import { predictionRules } from '@rehearsal/exam/predictions/rules'
import type { RecordOfLists } from './record-service.ts'

export function presentRecord({ variant, weekStart, basis, weeks }: RecordOfLists): PredictionRecord {
  return {
    pteType: variant,
    weekStart,
    basis: basis.map(({ taskId, learners, predicted }) => ({ taskId, learners, predicted })),
    learnersNeeded: predictionRules.leastLearners,
    windowDays: predictionRules.windowDays,
    weeks: weeks.map((week) => ({
      weekStart: week.weekStart,
      frozenAt: week.frozenAt.toISOString(),
      isBelated: week.isBelated,
      isRunning: week.isRunning,
      all: presentOutcome(week.all),
      tasks: week.tasks.map((each) => ({ taskId: each.taskId, ...presentOutcome(each) })),
    })),
  }
}

const presentOutcome = ({ predicted, seen, byChance, reports }: KindOutcome): PredictionOutcome => ({
  predicted,
  seen,
  byChance,
  reports,
})
