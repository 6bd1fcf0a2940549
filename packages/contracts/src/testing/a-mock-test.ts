import type { TaskId } from '@rehearsal/exam/task-ids'
import type { MockTestItem, MockTestState } from '../mock-tests.ts'

const partOf = (taskId: TaskId) =>
  taskId.startsWith('reading/') ? 'reading' : taskId.startsWith('listening/') ? 'listening' : 'speaking-writing'

const hasOwnClock = (taskId: TaskId) => partOf(taskId) === 'speaking-writing' || taskId.endsWith('spoken-text')

/** An item of a running test, with a minute on its clock. What it asks is the caller's. */
export function aMockTestItem(
  taskId: TaskId,
  position: number,
  { clockMs = 60_000, ...changes }: Partial<MockTestItem> = {},
): MockTestItem {
  return {
    position,
    part: partOf(taskId),
    taskId,
    prompt: null,
    media: {},
    hasOwnClock: hasOwnClock(taskId),
    clockMs,
    remainingMs: clockMs,
    isAskedAgain: false,
    mayBeHeard: true,
    ...changes,
  }
}

/** A test of these kinds in this order. It stands at `position`, whose item is open unless told otherwise. */
export function aMockTest(
  taskIds: readonly TaskId[],
  position = 0,
  { item, ...changes }: Partial<MockTestState> = {},
): MockTestState {
  const names = taskIds.map(partOf)
  const here = taskIds[position]
  return {
    id: 5,
    form: 'full',
    pteType: 'ACADEMIC',
    format: 'academic-2025',
    extraTimePercent: 0,
    itemCount: taskIds.length,
    position,
    isEnded: false,
    parts: [...new Set(names)].map((part) => ({
      part,
      first: names.indexOf(part),
      count: names.filter((name) => name === part).length,
    })),
    item: item === undefined ? (here === undefined ? null : aMockTestItem(here, position)) : item,
    ahead: [],
    interruptions: [],
    latePositions: [],
    ...changes,
  }
}
