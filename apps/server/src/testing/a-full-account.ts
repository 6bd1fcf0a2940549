import { randomUUID } from 'node:crypto'
import { newRun } from '@rehearsal/exam/mock-test/run/run'
import type { TaskId } from '@rehearsal/exam/task-ids'
import * as schema from '../platform/database/schema.ts'
import { aLearner, type TestLearner } from './a-learner.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { aQuestion } from './a-question.ts'
import type { TestApp } from './an-app.ts'

const now = new Date('2026-03-18T09:00:00Z')
const later = new Date('2026-04-18T09:00:00Z')
const taskId: TaskId = 'speaking/read-aloud'

/** What every such learner wrote: where it is found, something of them is left. */
export const OWN_WORDS = 'the words of this learner alone'

export type FullAccount = { learner: TestLearner; objectKeys: string[] }

/** A learner with a row in every table that names learners, and with recordings of these bytes. */
export async function aFullAccount(app: TestApp, recordings: readonly Uint8Array[]): Promise<FullAccount> {
  const { db } = app.platform
  const learner = await aLearner(app, { password: 'correct horse battery', nickname: `Full ${randomUUID()}` })
  const userId = learner.id
  const questionId = await aQuestion(app, taskId)
  const attemptId = await anAttempt(app, userId, questionId)
  const objectKeys: string[] = []
  for (const bytes of recordings) {
    const objectKey = app.platform.storage.newKey('recordings', 'mp3')
    await app.platform.storage.put(objectKey, bytes)
    objectKeys.push(objectKey)
  }
  const takes = objectKeys.map((objectKey, index) => ({
    userId,
    attemptId,
    objectKey,
    seconds: 3,
    bytes: recordings[index]?.byteLength ?? 0,
    createdAt: now,
  }))
  if (takes.length > 0) await db.insert(schema.recording).values(takes)
  await keepPractice(app, userId, { questionId, attemptId })
  await keepBooks(app, userId, questionId)
  await keepCommunity(app, userId, { questionId, attemptId })
  await keepAccountRows(app, userId)
  return { learner, objectKeys }
}

type Context = { questionId: number; attemptId: number }

async function anAttempt({ platform: { db } }: TestApp, userId: string, questionId: number): Promise<number> {
  const [row] = await db
    .insert(schema.attempt)
    .values({
      userId,
      questionId,
      questionRevision: 1,
      taskId,
      variant: 'ACADEMIC',
      format: 'academic-2025',
      status: 'queued',
      answer: { said: OWN_WORDS },
      createdAt: now,
    })
    .returning({ id: schema.attempt.id })
  return row?.id ?? 0
}

async function keepPractice({ platform: { db } }: TestApp, userId: string, { questionId, attemptId }: Context) {
  await db.insert(schema.aiCredit).values({ attemptId, userId, state: 'reserved', createdAt: now })
  await db.insert(schema.aiQuota).values({ userId, used: 1 })
  await db.insert(schema.aiScopedQuota).values({ userId, scope: '2026-03-18', used: 1 })
  await db.insert(schema.answerConsent).values({ userId, agrees: true, decidedAt: now })
  await db.insert(schema.reveal).values({ userId, questionId, createdAt: now })
  await db.insert(schema.bookmark).values({ userId, questionId, mark: 'EASY', createdAt: now, updatedAt: now })
  const kept = { key: 'k', requestHash: 'h', status: 201, body: { said: OWN_WORDS } }
  await db.insert(schema.idempotency).values({ userId, ...kept, createdAt: now })
  const run = newRun(now.getTime())
  const taken = {
    variant: 'CORE',
    format: 'core-2024',
    form: 'mini',
    seed: 1,
    extraTimePercent: 0,
    itemCount: 1,
  } as const
  const [mock] = await db
    .insert(schema.mockTest)
    .values({ userId, ...taken, status: 'running', run, contactAt: now, lacks: [], isFree: true, createdAt: now })
    .returning()
  const answered = {
    hasOwnClock: true,
    clockMs: 1,
    afterLoss: 'still-there',
    wasSeen: false,
    openedAt: now,
    answer: { said: OWN_WORDS },
  } as const
  const item = {
    mockTestId: mock?.id ?? 0,
    position: 0,
    part: 'reading',
    taskId,
    questionId,
    questionRevision: 1,
  } as const
  await db.insert(schema.mockTestItem).values({ ...item, ...answered })
  const link = { token: randomUUID(), showsName: true, showsAnswer: true }
  await db.insert(schema.shareLink).values({ userId, attemptId, ...link, createdAt: now })
  const aim = { variant: 'CORE', examDate: '2026-05-05', language: 'fa', updatedAt: now } as const
  await db.insert(schema.target).values({ userId, ...aim })
  const mocks = { listening: 0, reading: 0, speaking: 0, writing: 0, overall: 0 }
  const chosen = { englishLevel: 'B1', dailyPractice: 'BETWEEN_1_2' } as const
  await db.insert(schema.studyPlan).values({ userId, ...chosen, ...mocks, createdAt: now, updatedAt: now })
}

async function keepBooks({ platform: { db } }: TestApp, userId: string, questionId: number) {
  const kept = { userId, word: 'mill', wordKey: 'mill', createdAt: now }
  const [word] = await db
    .insert(schema.vocabWord)
    .values({ ...kept, note: OWN_WORDS, updatedAt: now })
    .returning()
  const sounds = { ...kept, reason: 'added', updatedAt: now } as const
  const [sound] = await db.insert(schema.pronunciationWord).values(sounds).returning()
  const take = { pronunciationWordId: sound?.id ?? 0, score: 0.5, evidence: {}, createdAt: now }
  await db.insert(schema.pronunciationTake).values({ userId, ...take })
  await db.insert(schema.misspeltWord).values({ ...kept, typed: 'mil', source: 'dictation', lastAt: now })
  const dictated = { words: [{ word: 'mill', answer: OWN_WORDS }], correctCount: 0, totalCount: 1, createdAt: now }
  await db.insert(schema.dictationAnswer).values({ userId, ...dictated })
  const unseen = { stability: 0, difficulty: 0, scheduledDays: 0, learningSteps: 0, reps: 0, lapses: 0 }
  const card = { userId, vocabWordId: word?.id ?? 0, state: 'new', dueAt: now, createdAt: now, ...unseen } as const
  const [reviewed] = await db.insert(schema.reviewCard).values(card).returning()
  const grade = { grade: 'GOOD', stateBefore: 'new', reviewedAt: now } as const
  await db.insert(schema.reviewLog).values({ userId, cardId: reviewed?.id ?? 0, ...grade })
  await db.insert(schema.reviewSettings).values({ userId, dailyCap: 20 })
  const text = { description: `<p>${OWN_WORDS}</p>`, plainText: OWN_WORDS, createdAt: now, updatedAt: now }
  await db.insert(schema.note).values({ userId, questionId, ...text })
}

async function keepCommunity({ platform: { db } }: TestApp, userId: string, { questionId, attemptId }: Context) {
  const post = { userId, text: OWN_WORDS, createdAt: now, updatedAt: now }
  const said = { ...post, questionId }
  const [first] = await db.insert(schema.comment).values(said).returning()
  const commentId = first?.id ?? 0
  await db.insert(schema.commentLike).values({ userId, commentId, createdAt: now })
  const [reply] = await db
    .insert(schema.commentReply)
    .values({ ...post, commentId })
    .returning()
  await db.insert(schema.commentReplyLike).values({ userId, replyId: reply?.id ?? 0, createdAt: now })
  const seen = { seenOn: '2026-03-01', country: 'IR', variant: 'CORE', description: OWN_WORDS, createdAt: now } as const
  const [sighting] = await db
    .insert(schema.sighting)
    .values({ userId, questionId, ...seen })
    .returning()
  await db.insert(schema.comment).values({ ...said, sightingId: sighting?.id ?? 0 })
  await db.insert(schema.communityBan).values({ userId, reason: 'Spam', createdAt: now })
  await db.insert(schema.communityPost).values({ userId, kind: 'comment', createdAt: now })
  const report = { reporterId: userId, subject: 'question', description: OWN_WORDS } as const
  await db.insert(schema.problemReport).values({ questionId, ...report, createdAt: now })
  await db.insert(schema.inboxSettings).values({ userId, updatedAt: now })
  const told = { userId, kind: 'score', dedupeKey: 'score-1', attemptId, details: {}, createdAt: now } as const
  await db.insert(schema.inboxItem).values(told)
}

async function keepAccountRows({ platform: { db } }: TestApp, userId: string) {
  await db.insert(schema.passwordReset).values({ tokenHash: randomUUID(), userId, expiresAt: later })
  const change = { email: `${randomUUID()}@example.org`, tokenHash: randomUUID(), expiresAt: later }
  await db.insert(schema.emailChange).values({ userId, ...change })
  await db.insert(schema.calendarFeed).values({ userId, tokenHash: randomUUID(), createdAt: now })
  const discount = { code: randomUUID(), percent: 10, startsAt: now, createdAt: now }
  const [promo] = await db.insert(schema.coupon).values(discount).returning()
  await db.insert(schema.couponUse).values({ userId, couponId: promo?.id ?? 0, used: 1 })
  const orderId = await aPaidOrder(db, userId, now)
  const period = { plan: 'month', startsAt: now, endsAt: later, source: 'payment', createdAt: now }
  await db.insert(schema.subscription).values({ userId, orderId, ...period })
  const deed = { action: 'comment.hide', subjectId: '1', actorName: 'An administrator', createdAt: now }
  await db.insert(schema.auditEntry).values({ actorId: userId, ...deed })
}
