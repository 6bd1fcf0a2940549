import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { addedUp, hitsOf, type KindOutcome } from '@rehearsal/exam/predictions/hits-of'
import { learnersBefore } from '@rehearsal/exam/predictions/predict-kind'
import { dayAfter } from '@rehearsal/exam/learner-day'
import { predictionRules } from '@rehearsal/exam/predictions/rules'
import { weekAfter } from '@rehearsal/exam/predictions/week'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import type { Platform } from '../../platform/services.ts'
import { WEEKS_KEPT } from './freeze-service.ts'
import {
  countSeenByWeek,
  type ItemRecord,
  listItems,
  type ListRecord,
  listLists,
  listQuestionIds,
  listSightingsBefore,
  type SeenRecord,
} from './queries.ts'
import { runningWeek } from './week-service.ts'

export type WeekRecord = {
  weekStart: string
  frozenAt: Date
  isBelated: boolean
  isRunning: boolean
  all: KindOutcome
  tasks: (KindOutcome & { taskId: TaskId })[]
}

export type RecordOfLists = {
  variant: ExamVariant
  weekStart: string
  basis: { taskId: TaskId; learners: number; predicted: number }[]
  weeks: WeekRecord[]
}

/** How the latest lists of an exam did, by what has been reported until now, and what this week's rests on. */
export async function recordOfLists({ db, clock }: Platform, variant: ExamVariant): Promise<RecordOfLists> {
  const weekStart = runningWeek(clock.now())
  const lists = await listLists(db, variant, WEEKS_KEPT)
  const since = lists.at(-1)?.weekStart ?? weekStart
  const windowStart = dayAfter(weekStart, { days: -predictionRules.windowDays })
  const [items, seen, sightings, kinds] = await Promise.all([
    lists.length === 0
      ? []
      : listItems(
          db,
          lists.map(({ id }) => id),
        ),
    countSeenByWeek(db, variant, since),
    // Older reports count in a ranking, and not for who reported lately: this is asked at every visit of a list.
    listSightingsBefore(db, variant, { monday: weekStart, since: windowStart }),
    listQuestionIds(db, variant),
  ])
  const weeks = lists.map((list) => outcomeOf(list, items, seen, weekStart))
  const running = weeks.find(({ isRunning }) => isRunning)
  return {
    variant,
    weekStart,
    basis: taskIds.flatMap((taskId) => {
      const questionIds = kinds.get(taskId)
      if (questionIds === undefined) return []
      const learners = learnersBefore(
        sightings.filter(({ questionId }) => questionIds.has(questionId)),
        weekStart,
      )
      return [{ taskId, learners, predicted: running?.tasks.find((each) => each.taskId === taskId)?.predicted ?? 0 }]
    }),
    weeks,
  }
}

/** Questions that came into the bank later could not have been listed; they count neither as seen nor as chance. */
function outcomeOf(
  { id, weekStart, frozenAt }: ListRecord,
  items: readonly ItemRecord[],
  seen: readonly SeenRecord[],
  running: string,
): WeekRecord {
  const ofList = items.filter(({ listId }) => listId === id)
  const ofWeek = seen.filter((each) => each.weekStart === weekStart && each.addedAt <= frozenAt)
  const tasks = taskIds.flatMap((taskId) => {
    const listed = ofList.filter((item) => item.taskId === taskId)
    const [first] = listed
    if (first === undefined) return []
    const reportsOf = new Map(
      ofWeek.filter((each) => each.taskId === taskId).map(({ questionId, reports }) => [questionId, reports]),
    )
    const ids = new Set(listed.map(({ questionId }) => questionId))
    return [{ taskId, ...hitsOf({ listed: ids, questions: first.questions, reportsOf }) }]
  })
  const isBelated = frozenAt.getTime() >= Date.parse(`${weekAfter(weekStart, 1)}T00:00:00Z`)
  return { weekStart, frozenAt, isBelated, isRunning: weekStart === running, all: addedUp(tasks), tasks }
}
