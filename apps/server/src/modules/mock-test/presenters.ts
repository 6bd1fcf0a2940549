import type { MockTestItem, MockTestRow, MockTestState } from '@rehearsal/contracts/mock-tests'
import { levelSchema } from '@rehearsal/exam/estimate/level'
import { mayBeHeard } from '@rehearsal/exam/mock-test/run/may-be-heard'
import { RESUMABLE_MS } from '@rehearsal/exam/mock-test/run/run'
import { tasks } from '@rehearsal/tasks/definitions'
import { mediaIdsIn } from '@rehearsal/tasks/media-ids'
import { z } from 'zod'
import type { RowRecord } from './list-queries.ts'
import type { PromptRecord } from './queries.ts'
import type { Standing, TestView } from './step-service.ts'

/** Turns a media id of a question into a URL for this learner. */
export type UrlOf = (mediaId: string) => string

export function presentState(view: TestView, urlOf: UrlOf): MockTestState {
  const { test, items, run, prompts } = view
  return {
    id: test.id,
    form: test.form,
    pteType: test.variant,
    format: test.format,
    extraTimePercent: test.extraTimePercent,
    itemCount: items.length,
    position: run.position,
    isEnded: run.isEnded,
    parts: partsOf(view),
    item: presentItem(view, urlOf),
    ahead: aheadOf(prompts, run.position).map(urlOf),
    interruptions: run.interruptions,
    latePositions: run.outcomes.flatMap((outcome, position) => (outcome === 'late' ? [position] : [])),
  }
}

function partsOf({ items }: Standing): MockTestState['parts'] {
  const positions = items.map(({ part }, position) => ({ part, position }))
  return [...Map.groupBy(positions, ({ part }) => part)].map(([part, all]) => ({
    part,
    first: Math.min(...all.map(({ position }) => position)),
    count: all.length,
  }))
}

/** The item that the test stands at, while it is open. */
function presentItem(view: TestView, urlOf: UrlOf): MockTestItem | null {
  const { items, run, prompts } = view
  const item = items[run.position]
  const shown = prompts.find(({ position }) => position === run.position)
  if (item === undefined || shown === undefined || run.openedAt === null) return null
  const prompt = promptOf(shown)
  return {
    position: run.position,
    part: item.part,
    taskId: item.taskId,
    prompt,
    media: Object.fromEntries(mediaIdsIn(prompt).map((id) => [id, urlOf(id)])),
    hasOwnClock: item.hasOwnClock,
    clockMs: item.clockMs,
    remainingMs: remainingOf(view) ?? 0,
    isAskedAgain:
      item.afterLoss === 'asked-again' &&
      run.interruptions.some(({ kind, position }) => kind === 'page-lost' && position === run.position),
    mayBeHeard: mayBeHeard(run),
  }
}

/** By its kind's own schema: nothing else that lies in the row leaves. */
const promptOf = ({ taskId, prompt }: PromptRecord) => z.json().parse(tasks[taskId].prompt.parse(prompt))

function aheadOf(prompts: readonly PromptRecord[], position: number): string[] {
  return prompts.filter((each) => each.position > position).flatMap((each) => mediaIdsIn(promptOf(each)))
}

/** What is left of the clock that runs, in whole milliseconds; null where none does. */
export function remainingOf({ run, now }: Pick<Standing, 'run' | 'now'>): number | null {
  return run.endsAt === null ? null : Math.max(0, Math.round(run.endsAt - now))
}

export function presentRow(row: RowRecord): MockTestRow {
  const isRunning = row.status === 'running'
  return {
    id: row.id,
    form: row.form,
    pteType: row.variant,
    format: row.format,
    status: isRunning ? 'running' : row.isBeingScored || row.scores === null ? 'scoring' : 'reported',
    startedAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    itemCount: row.itemCount,
    position: row.position,
    resumableUntil: isRunning ? new Date(row.contactAt.getTime() + RESUMABLE_MS).toISOString() : null,
    scores: row.scores === null ? null : levelSchema.parse(row.scores),
  }
}
