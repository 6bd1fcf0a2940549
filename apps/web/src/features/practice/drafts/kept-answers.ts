import { now } from '../../../shared/clock.ts'
import { createDatabase } from '../../../shared/kept/database.ts'
import { isSame } from '../../../shared/kept/drafts.ts'
import { tellNothingKept } from '../../../shared/kept/nothing-kept.ts'
import { earlierPageId, pageId } from '../../../shared/kept/page-id.ts'
import { isRecording } from '../../../shared/kept/is-recording.ts'
import { keptAnswerSchema, type KeptAnswer, type NewKeptAnswer } from './kept-answer.ts'

const database = createDatabase({ name: 'rehearsal', store: 'kept-answers' })
type Id = Pick<KeptAnswer, 'userId' | 'questionId'>
/** An answer, on whichever pages it is kept. */
type Answer = Id & Pick<KeptAnswer, 'key'>

/** What the database does not have yet, null for what is to go. Where the browser keeps nothing, it lasts as long as the page. */
const ahead = new Map<string, KeptAnswer | null>()
/** What this page keeps. */
const own = new Map<string, KeptAnswer>()
/** A version of the app that kept one answer to each question named no page. */
const nameOf = ({ userId, questionId, page }: Id & Pick<KeptAnswer, 'page'>) =>
  page === '' ? `${userId}:${questionId}` : `${userId}:${questionId}#${page}`

/** On which a page says what it took up. A page that still shows that keeps it again; one that is closed does not. */
const moves = new BroadcastChannel('kept-answers')
moves.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const shown = own.get(String(data))
  if (shown !== undefined) void write(shown)
})

/** Keeps an answer, in place of what this page kept for the question. It is found at once; whoever sends it need not wait. */
export async function keepAnswer(given: NewKeptAnswer): Promise<void> {
  await write(keptAnswerSchema.parse({ ...given, page: pageId, at: now() }))
}

/** What is kept for a question: by this page, else by the one that this tab showed before, else the latest. Null for nothing that can be read. */
export async function findKeptAnswer(id: Id): Promise<KeptAnswer | null> {
  const kept = await listKept(id)
  const of = (page: string | null) => kept.find((answer) => answer.page === page)
  return of(pageId) ?? of(earlierPageId) ?? kept.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/** Finds what is kept for a question, and goes on with it: it is this page's from now on. A page that still shows it keeps its own again. */
export async function takeUpAnswer(id: Id): Promise<KeptAnswer | null> {
  const found = await findKeptAnswer(id)
  if (found !== null && found.page !== pageId) void move(found)
  return found
}

async function move(found: KeptAnswer): Promise<void> {
  if (!(await write({ ...found, page: pageId }))) return
  await drop(found)
  moves.postMessage(nameOf(found))
}

/** Everything of this learner that was submitted and that the server has not acknowledged. */
export async function listUndelivered(userId: string): Promise<KeptAnswer[]> {
  return (await listSubmitted(userId)).filter(({ isHeld }) => !isHeld)
}

/** Everything of this learner that was submitted and stopped at the paywall. */
export async function listHeld(userId: string): Promise<KeptAnswer[]> {
  return (await listSubmitted(userId)).filter(({ isHeld }) => isHeld)
}

/** Each once, though several pages may keep it. */
async function listSubmitted(userId: string): Promise<KeptAnswer[]> {
  const submitted = (await listKept({ userId })).filter(({ body }) => body !== null)
  return [...new Map(submitted.map((kept) => [kept.key, kept])).values()]
}

/** The server has it: it goes from every page, and so does what is the same and was not sent. Other answers to the question stay. */
export async function forgetAnswer({ draft, ...answer }: Answer & { draft?: unknown }): Promise<void> {
  const kept = await listKept(answer)
  const isSent = ({ body, isHeld }: KeptAnswer) => body !== null && !isHeld
  const isIt = (each: KeptAnswer) => each.key === answer.key || (!isSent(each) && isSame(each.draft, draft))
  await Promise.all(kept.filter(isIt).map(drop))
}

/** The learner threw away what this page has. */
export async function discardAnswer(id: Id): Promise<void> {
  await drop({ ...id, page: pageId })
}

/** The server will not take it: what was answered stays here, under a new key. */
export const withdrawAnswer = (answer: Answer): Promise<void> => change(answer, { body: null, isHeld: false })

/** The quota is out: what was answered waits here, under a new key, until the learner sends it. */
export const holdAnswer = (answer: Answer): Promise<void> => change(answer, { isHeld: true })

async function change(answer: Answer, changes: Partial<KeptAnswer>): Promise<void> {
  const kept = (await listKept(answer)).filter(({ key }) => key === answer.key)
  const key = crypto.randomUUID()
  await Promise.all(kept.map((each) => write({ ...each, ...changes, key })))
}

/** What waited has been changed by the learner: it is a draft again. A new recording has taken its place already. */
export async function releaseAnswer(id: Id): Promise<void> {
  const kept = await findKeptAnswer(id)
  if (kept?.isHeld === true && !isRecording(kept.draft)) await forgetAnswer(kept)
}

/** What all pages keep of this learner, or for one question. */
async function listKept({ userId, questionId }: { userId: string; questionId?: number }): Promise<KeptAnswer[]> {
  const stored = await database.run('readonly', (store) => store.getAll()).catch(() => [])
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  // It may have been kept, or have gone, while the database was asked.
  const found = rows
    .flatMap((row) => keptAnswerSchema.safeParse(row).data ?? [])
    .filter((kept) => !ahead.has(nameOf(kept)))
  return [...found, ...ahead.values()]
    .filter((kept) => kept !== null)
    .filter((kept) => kept.userId === userId && (questionId === undefined || kept.questionId === questionId))
}

async function write(answer: KeptAnswer): Promise<boolean> {
  const name = nameOf(answer)
  if (answer.page === pageId) own.set(name, answer)
  return put(name, answer)
}

async function drop(place: Id & Pick<KeptAnswer, 'page'>): Promise<void> {
  const name = nameOf(place)
  own.delete(name)
  await put(name, null)
}

/** Whether the browser itself has it. */
async function put(name: string, answer: KeptAnswer | null): Promise<boolean> {
  ahead.set(name, answer)
  try {
    await database.run('readwrite', (store) => (answer === null ? store.delete(name) : store.put(answer, name)))
    if (ahead.get(name) === answer) ahead.delete(name)
    return true
  } catch (error) {
    if (answer !== null) tellNothingKept(error)
    return false
  }
}
