import { isRecording, keptAnswerSchema, type KeptAnswer, type NewKeptAnswer } from './kept-answer.ts'

const DATABASE = 'rehearsal'
const STORE = 'kept-answers'
type Id = Pick<KeptAnswer, 'userId' | 'questionId'>

/** Stands in where the browser offers no database: until the page is closed, nothing is lost. */
const memory = new Map<string, KeptAnswer>()
const nameOf = ({ userId, questionId }: Id) => `${userId}:${questionId}`

/** Keeps an answer, in place of an earlier one to the same question. */
export async function keepAnswer(given: NewKeptAnswer): Promise<void> {
  const answer = keptAnswerSchema.parse(given)
  memory.set(nameOf(answer), answer)
  await inStore('readwrite', (store) => store.put(answer, nameOf(answer)))
}

/** The answer kept for a question; null when there is none that can be read. */
export async function findKeptAnswer(id: Id): Promise<KeptAnswer | null> {
  const stored = await inStore('readonly', (store) => store.get(nameOf(id)))
  return keptAnswerSchema.safeParse(stored).data ?? memory.get(nameOf(id)) ?? null
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
  const stored = await inStore('readonly', (store) => store.getAll())
  const found = Array.isArray(stored) ? stored : [...memory.values()]
  return found.flatMap((each: unknown) => {
    const kept = keptAnswerSchema.safeParse(each).data
    return kept !== undefined && kept.userId === userId && kept.body !== null ? [kept] : []
  })
}

/** The server has it, or the learner threw it away. */
export async function forgetAnswer(id: Id): Promise<void> {
  memory.delete(nameOf(id))
  await inStore('readwrite', (store) => store.delete(nameOf(id)))
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

/** Runs one request; undefined where there is no database, or it refuses. */
async function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await open()
    return await resultOf(run(database.transaction(STORE, mode).objectStore(STORE)))
  } catch {
    return undefined
  }
}

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')))
  })
  return opened
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })
}
