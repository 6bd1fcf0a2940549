import { createDatabase } from '../../../shared/kept/database.ts'
import { tellNothingKept } from '../../../shared/kept/nothing-kept.ts'
import { isRecording, keptAnswerSchema, type KeptAnswer, type NewKeptAnswer } from './kept-answer.ts'

const database = createDatabase({ name: 'rehearsal', store: 'kept-answers' })
type Id = Pick<KeptAnswer, 'userId' | 'questionId'>

/** What the database does not have yet, null for what is to go. Where the browser keeps nothing, it lasts as long as the page. */
const ahead = new Map<string, KeptAnswer | null>()
const nameOf = ({ userId, questionId }: Id) => `${userId}:${questionId}`

/** Keeps an answer, in place of an earlier one to the same question. It is found at once; whoever sends it need not wait. */
export async function keepAnswer(given: NewKeptAnswer): Promise<void> {
  const answer = keptAnswerSchema.parse(given)
  await write(answer, answer)
}

/** The answer kept for a question; null when there is none that can be read. */
export async function findKeptAnswer(id: Id): Promise<KeptAnswer | null> {
  const name = nameOf(id)
  const stored = ahead.has(name) ? undefined : await database.run('readonly', (store) => store.get(name)).catch(nothing)
  // It may have been kept while the database was asked.
  return ahead.has(name) ? (ahead.get(name) ?? null) : (keptAnswerSchema.safeParse(stored).data ?? null)
}

/** Everything of this learner that was submitted and that the server has not acknowledged. */
export async function listUndelivered(userId: string): Promise<KeptAnswer[]> {
  return (await listSubmitted(userId)).filter(({ isHeld }) => !isHeld)
}

/** Everything of this learner that was submitted and stopped at the paywall. */
export async function listHeld(userId: string): Promise<KeptAnswer[]> {
  return (await listSubmitted(userId)).filter(({ isHeld }) => isHeld)
}

async function listSubmitted(userId: string): Promise<KeptAnswer[]> {
  const stored = await database.run('readonly', (store) => store.getAll()).catch(nothing)
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  const found = rows
    .flatMap((row) => keptAnswerSchema.safeParse(row).data ?? [])
    .filter((kept) => !ahead.has(nameOf(kept)))
  return [...found, ...ahead.values()]
    .filter((kept) => kept !== null)
    .filter((kept) => kept.userId === userId && kept.body !== null)
}

/** The server has it, or the learner threw it away. */
export async function forgetAnswer(id: Id): Promise<void> {
  await write(id, null)
}

async function write(id: Id, answer: KeptAnswer | null): Promise<void> {
  const name = nameOf(id)
  ahead.set(name, answer)
  try {
    await database.run('readwrite', (store) => (answer === null ? store.delete(name) : store.put(answer, name)))
    if (ahead.get(name) === answer) ahead.delete(name)
  } catch (error) {
    if (answer !== null) tellNothingKept(error)
  }
}

/** The server will not take it: what was answered stays here, under a new key. */
export async function withdrawAnswer(id: Id): Promise<void> {
  const kept = await findKeptAnswer(id)
  if (kept !== null) await keepAnswer({ ...kept, key: crypto.randomUUID(), body: null, isHeld: false })
}

/** The quota is out: what was answered waits here, under a new key, until the learner sends it. */
export async function holdAnswer(id: Id): Promise<void> {
  const kept = await findKeptAnswer(id)
  if (kept !== null) await keepAnswer({ ...kept, key: crypto.randomUUID(), isHeld: true })
}

/** What waited has been changed by the learner: it is a draft again. A new recording has taken its place already. */
export async function releaseAnswer(id: Id): Promise<void> {
  const kept = await findKeptAnswer(id)
  if (kept?.isHeld === true && !isRecording(kept.draft)) await forgetAnswer(id)
}

const nothing = () => undefined
