import { RESUMABLE_MS, type Run, type RunEvent } from '@rehearsal/exam/mock-test/run/run'
import { stepRun } from '@rehearsal/exam/mock-test/run/run-machine'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import {
  findTest,
  type ItemRecord,
  listItems,
  listPrompts,
  lockTest,
  markOpened,
  type PromptRecord,
  type TestRecord,
  updateRun,
} from './queries.ts'

/** A test, its items and where it stands now. */
export type Standing = { test: TestRecord; items: ItemRecord[]; run: Run; now: number }

/** The same with what the open item and those ahead of it ask. */
export type TestView = Standing & { prompts: PromptRecord[] }

/** So many items of its part after the one that is shown are fetched ahead. */
const AHEAD = 2

/** Where a test of this learner stands; opens nothing. @throws AppError `not_found`. */
export async function getStanding({ db, clock }: Platform, learner: Learner, id: number): Promise<TestView> {
  const test = await findTest(db, learner.id, id)
  if (!test) throw new AppError('not_found')
  return { test, items: await listItems(db, id), run: test.run, now: clock.now().getTime(), prompts: [] }
}

/** A page takes the test over and opens the item it stands at. @throws AppError `not_found`, `test_ended`. */
export async function openTest(
  platform: Platform,
  learner: Learner,
  id: number,
  showing: { page: string; readableMs: number },
): Promise<TestView> {
  const now = platform.clock.now().getTime()
  const standing = await transaction(platform.db, async (tx) => {
    const before = await holdTest(tx, learner, id, now)
    return keepRun(tx, before, stepOrThrow(before, { kind: 'open', ...showing, at: now }))
  })
  return viewOf(platform, standing)
}

/** A page is there. @throws AppError `not_found`, `other_page`. */
export function beatTest(platform: Platform, learner: Learner, id: number, page: string): Promise<Standing> {
  const now = platform.clock.now().getTime()
  return transaction(platform.db, async (tx) => {
    const before = await holdTest(tx, learner, id, now)
    if (before.run.isEnded) return before
    return keepRun(tx, before, stepOrThrow(before, { kind: 'beat', page, at: now }))
  })
}

/** Holds a test until the transaction ends. @throws AppError `not_found`, and `test_ended` where nobody took it further for too long. */
export async function holdTest(tx: Transaction, learner: { id: string }, id: number, now: number): Promise<Standing> {
  const test = await lockTest(tx, learner.id, id)
  if (!test) throw new AppError('not_found')
  if (test.status === 'running' && isSilent(test.run, now)) throw new AppError('test_ended')
  return { test, items: await listItems(tx, id), run: test.run, now }
}

/** Nobody took the test further for so long that it is closed. */
export const isSilent = ({ contactAt }: Run, now: number): boolean => now - contactAt > RESUMABLE_MS

/** One step; what the machine refuses is refused. */
function stepOrThrow({ items, run }: Standing, event: RunEvent): Run {
  const step = stepRun(items, run, event)
  if (step.refusal !== null && step.refusal !== 'item_closed') throw new AppError(step.refusal)
  return step.run
}

/** Writes where the test stands now, and when the item was opened that it stands at. */
export async function keepRun(tx: Transaction, before: Standing, run: Run): Promise<Standing> {
  const { test, items, now } = before
  const item = items[run.position]
  if (run.openedAt !== null && item?.openedAt === null) {
    await markOpened(tx, test.id, run.position, new Date(run.openedAt))
  }
  await updateRun(tx, test.id, run)
  return { test, items, run, now }
}

/** What a page is shown: the open item, and those whose recordings and pictures it fetches ahead. */
export async function viewOf({ db }: Platform, standing: Standing): Promise<TestView> {
  const { test, items, run } = standing
  const open = items[run.position]
  // Before a part begins, nothing of it is told.
  if (open === undefined || run.openedAt === null) return { ...standing, prompts: [] }
  const positions = items.flatMap(({ part }, position) => {
    const isNear = position >= run.position && position <= run.position + AHEAD
    return isNear && part === open.part ? [position] : []
  })
  return { ...standing, prompts: await listPrompts(db, test.id, positions) }
}
