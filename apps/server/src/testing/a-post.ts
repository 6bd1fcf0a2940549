import { shareAttempt } from '@rehearsal/contracts/attempts'
import type { PostedSubject } from '@rehearsal/contracts/problem-reports'
import { comment, commentReply } from '../platform/database/schema/comments.ts'
import { sighting } from '../platform/database/schema/sightings.ts'
import type { TestLearner } from './a-learner.ts'
import { aQuestion } from './a-question.ts'
import { bodyOf } from './an-answer.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'
import { reOrder } from './calls.ts'

/** A post that stands on a question of its own, by its own id. */
export type TestPost = { subject: PostedSubject; subjectId: number; questionId: number }
type Who = { id: string } | null

const idOf = <Row extends { id: number }>([row]: Row[]): number => {
  if (!row) throw new Error('The row was not stored.')
  return row.id
}

/** A comment as it is stored, on a new question unless told. */
export async function aComment(app: TestApp, author: { id: string }, text: string, on?: number): Promise<TestPost> {
  const { db, clock } = app.platform
  const questionId = on ?? (await aQuestion(app, 'reading/re-order-paragraphs'))
  const times = { createdAt: clock.now(), updatedAt: clock.now() }
  const rows = await db
    .insert(comment)
    .values({ questionId, userId: author.id, text, ...times })
    .returning()
  return { subject: 'comment', subjectId: idOf(rows), questionId }
}

/** A sighting and its entry among the comments. */
export async function anEntry(app: TestApp, author: Who, text: string): Promise<TestPost & { sightingId: number }> {
  const { db, clock } = app.platform
  const questionId = await aQuestion(app, 'reading/re-order-paragraphs')
  const seen = { seenOn: '2026-03-01', country: 'TR', variant: 'ACADEMIC', description: text } as const
  const by = { questionId, userId: author?.id ?? null, createdAt: clock.now() }
  const sightingId = idOf(
    await db
      .insert(sighting)
      .values({ ...by, ...seen })
      .returning(),
  )
  const rows = await db
    .insert(comment)
    .values({ ...by, sightingId, text, updatedAt: clock.now() })
    .returning()
  return { subject: 'comment', subjectId: idOf(rows), questionId, sightingId }
}

/** A reply to a comment of the same learner's. */
export async function aReply(app: TestApp, author: { id: string }, text: string): Promise<TestPost> {
  const { db, clock } = app.platform
  const { subjectId: commentId, questionId } = await aComment(app, author, 'The comment above')
  const times = { createdAt: clock.now(), updatedAt: clock.now() }
  const rows = await db
    .insert(commentReply)
    .values({ commentId, userId: author.id, text, ...times })
    .returning()
  return { subject: 'reply', subjectId: idOf(rows), questionId }
}

/** A scored answer that its learner lets others see. */
export async function aSharedAnswer(app: TestApp, author: TestLearner): Promise<TestPost> {
  const taskId = 'reading/re-order-paragraphs'
  const questionId = await aQuestion(app, taskId)
  const { id } = await ask(app, reOrder.create, { as: author, params: { id: questionId }, body: bodyOf(taskId) })
  await ask(app, shareAttempt, { as: author, params: { id }, body: { isShared: true } })
  return { subject: 'answer', subjectId: id, questionId }
}

/** A post of this kind. */
export function aPost(
  app: TestApp,
  subject: PostedSubject,
  author: TestLearner,
  text = 'A rude word',
): Promise<TestPost> {
  if (subject === 'comment') return aComment(app, author, text)
  return subject === 'reply' ? aReply(app, author, text) : aSharedAnswer(app, author)
}
