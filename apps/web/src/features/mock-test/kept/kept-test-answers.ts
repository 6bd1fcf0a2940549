import { z } from 'zod'
import { now } from '../../../shared/clock.ts'
import { createDatabase } from '../../../shared/kept/database.ts'
import { tellNothingKept } from '../../../shared/kept/nothing-kept.ts'
import type { Waiting } from '../machine/exam-state.ts'
import { withWaiting } from '../machine/outbox.ts'

/** A running test can be resumed for a week; what is older than two belongs to none. */
const OLDEST_MILLISECONDS = 14 * 86_400_000

const rowSchema = z.object({
  userId: z.string(),
  testId: z.number(),
  position: z.number(),
  answer: z.json().nullable(),
  /** The server refused it, or ended the test without it: it stays here until it is too old, and is not sent again. */
  isSetAside: z.boolean().default(false),
  at: z.number(),
})
type Row = z.infer<typeof rowSchema>

/** Whose answers, and to which test. */
export type TestPlace = { userId: string; testId: number }

// A database of its own: the store could not be added to another one while a tab holds that open.
const database = createDatabase({ name: 'rehearsal-mock-test', store: 'mock-test-answers' })

const keyOf = ({ userId, testId, position }: TestPlace & { position: number }) => `${userId}:${testId}:${position}`

/** Keeps an answer until it is forgotten. Where the browser keeps nothing, that is said, and the page alone has it. */
export const keepTestAnswer = (place: TestPlace, waiting: Waiting): Promise<void> =>
  write({ ...place, ...waiting, isSetAside: false, at: now() })

/** The server will not take it: it is kept, and not among those that wait any more. */
export async function setTestAnswerAside(place: TestPlace, position: number): Promise<void> {
  const row = (await rowsOf(place)).find((each) => each.position === position)
  if (row !== undefined) await write({ ...row, isSetAside: true })
}

/** What waits to be delivered, in the order of the items. */
export async function listTestAnswers(place: TestPlace): Promise<Waiting[]> {
  const rows = (await rowsOf(place)).filter(({ isSetAside }) => !isSetAside)
  return rows.reduce<Waiting[]>((all, { position, answer }) => withWaiting(all, { position, answer }), [])
}

/** How many answers to a test the server would not take. */
export const countSetAside = async (place: TestPlace): Promise<number> =>
  (await rowsOf(place)).filter(({ isSetAside }) => isSetAside).length

/** The server has it. One that was set aside stays. */
export async function forgetTestAnswer(place: TestPlace, position: number): Promise<void> {
  const row = (await rowsOf(place)).find((each) => each.position === position)
  if (row?.isSetAside === false) await remove(row)
}

/** The test has ended: what the server did not get stays, set aside, until it is too old, and nothing else. */
export async function endTestAnswers(place: TestPlace, unsent: readonly Waiting[]): Promise<void> {
  const isUnsent = ({ position }: Row) => unsent.some((each) => each.position === position)
  const rows = await rowsOf(place)
  await Promise.all(rows.filter((row) => !row.isSetAside && !isUnsent(row)).map(remove))
  await Promise.all(unsent.map((waiting) => write({ ...place, ...waiting, isSetAside: true, at: now() })))
}

/** Nothing of a test stays here. */
export async function forgetTest(place: TestPlace): Promise<void> {
  await Promise.all((await rowsOf(place)).map(remove))
}

/** Only the test that runs can still be handed in: what waits of others goes. */
export async function sweepTestAnswers(userId: string, running: number | null): Promise<void> {
  const others = (await allRows()).filter((row) => row.userId === userId && row.testId !== running && !row.isSetAside)
  await Promise.all(others.map(remove))
}

const rowsOf = async ({ userId, testId }: TestPlace): Promise<Row[]> =>
  (await allRows()).filter((row) => row.userId === userId && row.testId === testId)

async function allRows(): Promise<Row[]> {
  const stored = await database.run('readonly', (store) => store.getAll()).catch(() => [])
  const all: unknown[] = Array.isArray(stored) ? stored : []
  const rows = all.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  await Promise.all(rows.filter(({ at }) => at < now() - OLDEST_MILLISECONDS).map(remove))
  return rows
}

const write = (row: Row): Promise<void> =>
  database.run('readwrite', (store) => store.put(row, keyOf(row))).then(() => undefined, tellNothingKept)

/** What could not be removed is sent again after a reload, which changes nothing. */
const remove = (row: Row): Promise<void> =>
  database
    .run('readwrite', (store) => store.delete(keyOf(row)))
    .then(
      () => undefined,
      () => undefined,
    )
