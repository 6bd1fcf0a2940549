import { readdir, readFile } from 'node:fs/promises'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidOrder } from '../../testing/a-paid-order.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { isForeignKeyViolation, isUniqueViolation } from './database-errors.ts'
import type { OpenDatabase } from './open-database.ts'
import * as schema from './schema.ts'

const { aiCredit, aiQuota, answerConsent, attempt, bookmark, idempotency, question, questionRevision } = schema
const {
  aiScopedQuota,
  coupon,
  couponUse,
  passwordReset,
  paymentOrder,
  recording,
  reveal,
  sighting,
  subscription,
  users,
} = schema
const { dictationAnswer, misspeltWord, note, pronunciationTake, pronunciationWord, target, vocabWord } = schema
const { reviewCard, reviewLog, reviewSettings } = schema
const { comment, commentLike, commentReply, commentReplyLike, communityBan, communityPost, shareLink } = schema
const { calendarFeed, emailChange, inboxItem, inboxSettings, studyPlan } = schema

const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-12-20T10:00:00Z')
const taskId = 'reading/re-order-paragraphs'
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.insert(question).values({
    id: 1,
    taskId,
    title: 'Bees',
    complexity: 'EASY',
    prompt: {},
    answerKey: {},
    contentHash: 'hash',
    variants: ['ACADEMIC', 'CORE'],
    search: 'bees',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(questionRevision).values({ questionId: 1, revision: 1, prompt: {}, answerKey: {}, createdAt: now })
})
afterAll(() => database.close())

async function aUser(): Promise<string> {
  const id = crypto.randomUUID()
  await database.db.insert(users).values({ id, nickname: 'Ana', createdAt: now })
  return id
}

type NewAttempt = typeof attempt.$inferInsert

async function anAttempt(userId: string, changes: Partial<NewAttempt> = {}): Promise<number> {
  const values: NewAttempt = {
    userId,
    questionId: 1,
    questionRevision: 1,
    taskId,
    variant: 'ACADEMIC',
    format: 'academic-2025',
    status: 'queued',
    answer: { answers: [] },
    createdAt: now,
    ...changes,
  }
  const [row] = await database.db.insert(attempt).values(values).returning({ id: attempt.id })
  return row?.id ?? 0
}

async function rejectionOf(promise: PromiseLike<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

const causeOf = (error: unknown) => (error instanceof Error ? String(error.cause) : '')

test('an attempt cannot be scored without a score', async () => {
  const userId = await aUser()
  expect(causeOf(await rejectionOf(anAttempt(userId, { status: 'scored' })))).toContain('attempt_scored_check')
  await expect(anAttempt(userId, { status: 'scored', score: { version: 1 } })).resolves.toBeGreaterThan(0)
})

test('an attempt answers a revision that exists', async () => {
  const error = await rejectionOf(anAttempt(await aUser(), { questionRevision: 2 }))
  expect(isForeignKeyViolation(error, 'attempt_question_revision_fk')).toBe(true)
})

test('a question that was answered cannot be deleted', async () => {
  await anAttempt(await aUser())
  expect(isForeignKeyViolation(await rejectionOf(database.db.delete(question)))).toBe(true)
})

test('a learner marks a question once', async () => {
  const userId = await aUser()
  const mark = () =>
    database.db.insert(bookmark).values({ userId, questionId: 1, mark: 'HARD', createdAt: now, updatedAt: now })
  await mark()
  expect(isUniqueViolation(await rejectionOf(mark()), 'bookmark_user_question_key')).toBe(true)
})

test('an idempotency key belongs to its learner alone', async () => {
  const [ana, ben] = [await aUser(), await aUser()]
  const keep = (userId: string) =>
    database.db.insert(idempotency).values({ userId, key: 'k', requestHash: 'h', status: 201, createdAt: now })
  await keep(ana)
  await keep(ben)
  expect(isUniqueViolation(await rejectionOf(keep(ana)))).toBe(true)
})

test('a paid period ends after it begins', async () => {
  const period = { userId: await aUser(), plan: 'month', startsAt: later, endsAt: now, source: 'admin', createdAt: now }
  const error = await rejectionOf(database.db.insert(subscription).values(period))
  expect(causeOf(error)).toContain('subscription_period_check')
})

test('a learner of an outside issuer is one account, named by issuer and subject together', async () => {
  const known = { nickname: 'Ana', createdAt: now, issuer: 'https://id.example' }
  const enter = (subject: string | null) =>
    database.db.insert(users).values({ ...known, id: crypto.randomUUID(), subject })
  await enter('1')
  await enter('2')
  expect(isUniqueViolation(await rejectionOf(enter('1')), 'users_issuer_subject_key')).toBe(true)
  expect(causeOf(await rejectionOf(enter(null)))).toContain('users_issuer_subject_check')
})

async function keepMockTest(userId: string) {
  const made = { variant: 'CORE', format: 'core-2024', form: 'mini', seed: 1, extraTimePercent: 0 } as const
  const stands = { itemCount: 1, status: 'running', run: {}, contactAt: now, lacks: [], isFree: true } as const
  const test = { userId, ...made, ...stands, createdAt: now }
  await database.db.insert(schema.mockTest).values(test)
}

/** A row of every table of the study books. */
async function keepBooks(userId: string) {
  const { db } = database
  const kept = { userId, word: 'mill', wordKey: 'mill', createdAt: now }
  const [word] = await db
    .insert(vocabWord)
    .values({ ...kept, updatedAt: now })
    .returning()
  const [sound] = await db
    .insert(pronunciationWord)
    .values({ ...kept, reason: 'added', updatedAt: now })
    .returning()
  await db.insert(pronunciationTake).values({
    userId,
    pronunciationWordId: sound?.id ?? 0,
    score: 0.5,
    evidence: {},
    createdAt: now,
  })
  await db.insert(misspeltWord).values({ ...kept, typed: 'mil', source: 'dictation', lastAt: now })
  await db.insert(dictationAnswer).values({ userId, words: [], correctCount: 0, totalCount: 1, createdAt: now })
  const unseen = { stability: 0, difficulty: 0, scheduledDays: 0, learningSteps: 0, reps: 0, lapses: 0 }
  const card = { userId, vocabWordId: word?.id ?? 0, state: 'new', dueAt: now, createdAt: now, ...unseen } as const
  const [reviewed] = await db.insert(reviewCard).values(card).returning()
  const grade = { grade: 'GOOD', stateBefore: 'new', reviewedAt: now } as const
  await db.insert(reviewLog).values({ userId, cardId: reviewed?.id ?? 0, ...grade })
  await db.insert(reviewSettings).values({ userId, dailyCap: 20 })
  const text = { description: '<p>So</p>', plainText: 'So', createdAt: now, updatedAt: now }
  await db.insert(note).values({ userId, questionId: 1, ...text })
  const aim = { variant: 'CORE', examDate: '2027-01-05', language: 'fa', updatedAt: now } as const
  await db.insert(target).values({ userId, ...aim })
}

/** A row of every table of the community, the plan and the profile. */
async function keepCommunity(userId: string, attemptId: number) {
  const { db } = database
  const post = { userId, text: 'So', createdAt: now, updatedAt: now }
  const [said] = await db
    .insert(comment)
    .values({ ...post, questionId: 1 })
    .returning()
  const commentId = said?.id ?? 0
  await db.insert(commentLike).values({ userId, commentId, createdAt: now })
  const [reply] = await db
    .insert(commentReply)
    .values({ ...post, commentId })
    .returning()
  await db.insert(commentReplyLike).values({ userId, replyId: reply?.id ?? 0, createdAt: now })
  await db.insert(communityBan).values({ userId, reason: 'Spam', createdAt: now })
  await db.insert(communityPost).values({ userId, kind: 'comment', createdAt: now })
  await db
    .insert(shareLink)
    .values({ token: userId, userId, attemptId, showsName: false, showsAnswer: true, createdAt: now })
  await db.insert(inboxItem).values({ userId, kind: 'reply', dedupeKey: 'reply-1', details: {}, createdAt: now })
  await db.insert(inboxSettings).values({ userId, updatedAt: now })
  const mocks = { listening: 0, reading: 0, speaking: 0, writing: 0, overall: 0 }
  const chosen = { englishLevel: 'B1', dailyPractice: 'BETWEEN_1_2' } as const
  await db.insert(studyPlan).values({ userId, ...chosen, ...mocks, createdAt: now, updatedAt: now })
  await db.insert(emailChange).values({ userId, email: 'new@example.org', tokenHash: userId, expiresAt: later })
  await db.insert(calendarFeed).values({ userId, tokenHash: userId, createdAt: now })
}

test('deleting an account deletes everything of it but sightings and orders, which forget whose they were', async () => {
  const { db } = database
  const [ana, ben] = [await aUser(), await aUser()]
  for (const userId of [ana, ben]) {
    const attemptId = await anAttempt(userId)
    await db.insert(aiCredit).values({ attemptId, userId, state: 'reserved', createdAt: now })
    await db.insert(aiQuota).values({ userId, used: 1 })
    await db.insert(answerConsent).values({ userId, agrees: true, decidedAt: now })
    await db.insert(bookmark).values({ userId, questionId: 1, mark: 'EASY', createdAt: now, updatedAt: now })
    await db.insert(idempotency).values({ userId, key: 'k', requestHash: 'h', status: 201, createdAt: now })
    await db.insert(passwordReset).values({ tokenHash: userId, userId, expiresAt: later })
    const take = { userId, attemptId, objectKey: userId, seconds: 3.5, bytes: 9, createdAt: now }
    await db.insert(recording).values(take)
    await db.insert(reveal).values({ userId, questionId: 1, createdAt: now })
    await db.insert(aiScopedQuota).values({ userId, scope: '2026-11-20', used: 1 })
    const discount = { code: userId, percent: 10, startsAt: now, createdAt: now }
    const [promo] = await db.insert(coupon).values(discount).returning()
    await db.insert(couponUse).values({ userId, couponId: promo?.id ?? 0, used: 1 })
    const orderId = await aPaidOrder(db, userId, now)
    const period = { plan: 'month', startsAt: now, endsAt: later, source: 'payment', createdAt: now }
    await db.insert(subscription).values({ userId, orderId, ...period })
    const seen = { seenOn: '2026-11-01', country: 'IR', variant: 'CORE', createdAt: now } as const
    await db.insert(sighting).values({ userId, questionId: 1, ...seen })
    await keepMockTest(userId)
    await keepBooks(userId)
    await keepCommunity(userId, attemptId)
  }
  await db.delete(users).where(eq(users.id, ana))

  const kept: unknown[] = [sighting, paymentOrder]
  const owned = Object.values(schema).filter(
    (table) => is(table, PgTable) && 'userId' in table && !kept.includes(table),
  )
  expect(owned).toHaveLength(35)
  for (const table of owned) {
    const count = async (userId: string) =>
      db.$count(table, sql`${sql.identifier('user_id')} = ${userId}`).then((rows) => [getTableName(table), rows > 0])
    expect(await count(ana)).toEqual([getTableName(table), false])
    expect(await count(ben)).toEqual([getTableName(table), true])
  }
  const orders = await db.select({ by: paymentOrder.userId }).from(paymentOrder)
  expect(orders.map(({ by }) => by)).toEqual(expect.arrayContaining([null, ben]))
  const sightings = await db.select({ by: sighting.userId, on: sighting.seenOn }).from(sighting)
  expect(sightings).toEqual(
    expect.arrayContaining([
      { by: null, on: '2026-11-01' },
      { by: ben, on: '2026-11-01' },
    ]),
  )
})

test('a waiting answer is claimed through its own small index', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain select id from attempt
      where status in ('queued', 'scoring') and (lease_until is null or lease_until < now()) order by id limit 1`)
  })
  expect(JSON.stringify(plan)).toContain('attempt_claim_idx')
})

test('every table of the schema is in the migration, and columns are written as in SQL', async () => {
  const folder = new URL('../../../migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const migrations = (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n')
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  expect(migrations.match(/^CREATE TABLE /gmu)).toHaveLength(tables.length)
  for (const table of tables) {
    expect(migrations).toContain(`CREATE TABLE "${getTableName(table)}"`)
    for (const { name } of getTableConfig(table).columns) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/u)
  }
})
