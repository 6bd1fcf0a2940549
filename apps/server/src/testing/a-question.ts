import { searchText } from '@rehearsal/exam/search-text'
import { createHash } from 'node:crypto'
import type { Complexity, ImageType, Mark } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { eq, max } from 'drizzle-orm'
import { addBookmark } from '../modules/bookmarks/service.ts'
import { addSighting } from '../modules/exam-memory/service.ts'
import { insertQuestions } from '../modules/question-bank/queries.ts'
import { keepScripts } from '../modules/question-bank/service.ts'
import { question } from '../platform/database/schema.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { TestApp } from './an-app.ts'

export type QuestionOptions = {
  id?: number
  title?: string
  complexity?: Complexity
  /** The exams that have it; all that have the kind unless told. */
  variants?: ExamVariant[]
  /** What the list is searched by; the title unless told. */
  search?: string
  imageType?: ImageType
  isRetired?: boolean
  prompt?: unknown
  answerKey?: unknown
}

/** A stored question of this kind, from the kind's sample, and its id. */
export async function aQuestion(app: TestApp, taskId: TaskId, options: QuestionOptions = {}): Promise<number> {
  const id = options.id ?? (await nextId(app))
  const { db, clock } = app.platform
  await insertQuestions(db, [rowOf(id, taskId, options)], clock.now())
  if (options.isRetired) await db.update(question).set({ isRetired: true }).where(eq(question.id, id))
  return id
}

/** So many questions of each kind, stored by one statement, each with a title of its own. */
export async function questionsOfAllKinds(
  app: TestApp,
  perKind: number,
  titleOf: (kind: number, place: number) => string,
): Promise<void> {
  const first = await nextId(app)
  const rows = taskIds.flatMap((taskId, kind) =>
    Array.from({ length: perKind }, (_, i) => rowOf(first + kind * perKind + i, taskId, { title: titleOf(kind, i) })),
  )
  await insertQuestions(app.platform.db, rows, app.platform.clock.now())
}

function rowOf(id: number, taskId: TaskId, options: QuestionOptions) {
  const { prompt = samples[taskId].prompt, answerKey = samples[taskId].answerKey } = options
  const title = options.title ?? `Question ${id}`
  const { complexity = 'AVERAGE', variants = [...tasks[taskId].variants], search = searchText([title]) } = options
  const contentHash = createHash('sha256')
    .update(JSON.stringify([prompt, answerKey, title]))
    .digest('hex')
  const { imageType = null } = options
  return { id, taskId, title, complexity, prompt, answerKey, contentHash, variants, search, imageType }
}

async function nextId({ platform: { db } }: TestApp): Promise<number> {
  const [row] = await db.select({ last: max(question.id) }).from(question)
  return (row?.last ?? 0) + 1
}

/** Marks a question for a learner. */
export async function aBookmark(
  { platform: { db, clock } }: TestApp,
  learner: { id: string },
  questionId: number,
  mark: Exclude<Mark, 'UNMARK'>,
): Promise<void> {
  await addBookmark(db, { userId: learner.id, questionId, mark, createdAt: clock.now() })
}

export type SightingOptions = {
  /** Nobody's unless told. */
  userId?: string
  country?: string
  variant?: ExamVariant
  description?: string
  /** When it was reported; now unless told. */
  createdAt?: Date
}

/** Reports a question as seen in an exam on a day, `YYYY-MM-DD`, and returns the id of the report. */
export function aSighting(
  { platform: { db, clock } }: TestApp,
  questionId: number,
  seenOn: string,
  options: SightingOptions = {},
): Promise<number> {
  const { userId = null, country = 'TR', variant = 'ACADEMIC', description = null, createdAt = clock.now() } = options
  const row = { questionId, seenOn, userId, country, variant, description, createdAt }
  return transaction(db, (tx) => addSighting(tx, row))
}

/** A text to read aloud whose model recording the installation can render, and its id. */
export async function aQuestionWithModel(app: TestApp, text = 'The market opened before dawn.'): Promise<number> {
  const mediaId = createHash('sha256').update(text).digest('hex').slice(0, 32)
  await keepScripts(app.platform, [{ id: mediaId, kind: 'speech', script: { turns: [{ voice: 'slt', text }] } }])
  const answerKey = { ...Object(samples['speaking/read-aloud'].answerKey), modelAudio: mediaId }
  return aQuestion(app, 'speaking/read-aloud', { prompt: { text }, answerKey })
}
