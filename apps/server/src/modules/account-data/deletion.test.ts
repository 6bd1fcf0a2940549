import { randomBytes } from 'node:crypto'
import { askForDeletion, keepAccount } from '@rehearsal/contracts/account-data'
import { getCurrentUser } from '@rehearsal/contracts/account'
import { dayIn } from '@rehearsal/exam/learner-day'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import * as schema from '../../platform/database/schema.ts'
import { aBrowser, refresh, signIn } from '../../testing/a-browser.ts'
import { aFullAccount, OWN_WORDS } from '../../testing/a-full-account.ts'
import { aLearner, tokenFor } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { mailsTo } from '../../testing/mails.ts'
import { deleteDueAccounts } from './deletion-service.ts'
import { isOf, type OwnedTable, ownedTables } from './owned-tables.ts'

const { comment, commentReply, inboxItem, oidcModel, paymentOrder, sighting, users } = schema
const PASSWORD = 'correct horse battery'
const DAY_SECONDS = 86_400
let app: TestApp

/** The issuer's library reads the real clock, so the app's begins there too. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now(), hasJobs: true })
})
afterAll(() => app.close())

const body = { password: PASSWORD }
const exists = async (id: string) => (await app.platform.db.$count(users, eq(users.id, id))) === 1

/** Every table in which a row, read as text, holds one of these. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.values(schema).filter((each) => is(each, PgTable))) {
    const isThere = texts.map((text) => sql`row_to_json(t)::text like ${`%${text}%`}`)
    const rows = await app.platform.db
      .select({ one: sql`1` })
      .from(sql`${table} t`)
      .where(sql.join(isThere, sql` or `))
    if (rows.length > 0) found.push(getTableName(table))
  }
  return found
}

test('at the end of the grace period nothing of the learner is left but nameless orders and counted sightings', async () => {
  const takes = [randomBytes(100), randomBytes(200)]
  const ana = await aFullAccount(app, takes)
  const { id, email, nickname } = ana.learner
  await signIn(aBrowser(app), { kind: 'sign-in', email, password: PASSWORD })
  const named = ownedTables.filter(({ through }) => through === undefined).map(({ table }) => getTableName(table))
  expect(await tablesWith(id)).toEqual(expect.arrayContaining([...named, 'oidc_model']))
  const orders = await app.platform.db.$count(paymentOrder)
  const sightings = await app.platform.db.$count(sighting)

  await ask(app, askForDeletion, { as: ana.learner, body })
  app.clock.advanceSeconds(14 * DAY_SECONDS - 1)
  await deleteDueAccounts(app.platform)
  expect(await exists(id)).toBe(true)
  app.clock.advanceSeconds(1)
  await deleteDueAccounts(app.platform)

  expect(await tablesWith(id, email, nickname, OWN_WORDS)).toEqual([])
  const counts = async (tables: readonly OwnedTable[], isOwn: boolean) =>
    Promise.all(
      tables.map(async (owned) => {
        const rows = await app.platform.db.$count(owned.table, isOwn ? isOf(owned, id) : undefined)
        return rows === 0 ? [] : [getTableName(owned.table)]
      }),
    ).then((names) => names.flat())
  expect(await counts(ownedTables, true)).toEqual([])
  const gone = ownedTables.filter(({ afterwards }) => afterwards === 'gone')
  expect(await counts(gone, false)).toEqual([])
  expect([await app.platform.db.$count(paymentOrder), await app.platform.db.$count(sighting)]).toEqual([
    orders,
    sightings,
  ])
  for (const key of ana.objectKeys) expect(await app.platform.storage.findSize(key)).toBeNull()
})

test('what a learner said to others leaves their inboxes too, and nobody else’s words go', async () => {
  const [ana, ben] = [await aLearner(app, { password: PASSWORD }), await aLearner(app)]
  const { db, clock } = app.platform
  const now = clock.now()
  const questionId = (await db.select({ id: schema.question.id }).from(schema.question))[0]?.id ?? 0
  const post = { text: 'So', createdAt: now, updatedAt: now }
  const [said] = await db
    .insert(comment)
    .values({ ...post, userId: ben.id, questionId })
    .returning()
  const commentId = said?.id ?? 0
  const replied = async (userId: string) =>
    (
      await db
        .insert(commentReply)
        .values({ ...post, userId, commentId })
        .returning()
    )[0]?.id ?? 0
  const [anas, bens] = [await replied(ana.id), await replied(ben.id)]
  const [report] = await db
    .insert(schema.problemReport)
    .values({ reporterId: ben.id, subject: 'reply', questionId, replyId: anas, description: 'Rude', createdAt: now })
    .returning()
  const told = { userId: ben.id, commentId, details: {}, createdAt: now }
  await db.insert(inboxItem).values([
    { ...told, kind: 'reply', dedupeKey: `reply-${anas}` },
    { ...told, kind: 'reply', dedupeKey: `reply-${bens}` },
    { ...told, kind: 'like', dedupeKey: `like-comment-${commentId}-${ana.id}` },
    { ...told, kind: 'like', dedupeKey: `like-comment-${commentId}-somebody` },
    { ...told, kind: 'moderation', dedupeKey: `report-${report?.id}` },
  ])
  await ask(app, askForDeletion, { as: ana, body })
  app.clock.advanceSeconds(14 * DAY_SECONDS)
  await deleteDueAccounts(app.platform)
  const left = await db.select({ key: inboxItem.dedupeKey }).from(inboxItem).where(eq(inboxItem.userId, ben.id))
  expect(left.map(({ key }) => key).toSorted()).toEqual([`like-comment-${commentId}-somebody`, `reply-${bens}`])
  expect(await exists(ben.id)).toBe(true)
})

test('asking signs out everywhere at once and tells by mail until when the account can be kept', async () => {
  const ana = await aLearner(app, { password: PASSWORD })
  const browser = aBrowser(app)
  const tokens = await signIn(browser, { kind: 'sign-in', email: ana.email, password: PASSWORD })
  const { deleteAfter } = await ask(app, askForDeletion, { as: ana, body })
  expect(deleteAfter).toBe(new Date(app.clock.now().getTime() + 14 * DAY_SECONDS * 1000).toISOString())
  expect(await refusal(app, getCurrentUser, { as: { token: tokens.access_token } })).toMatchObject({ status: 401 })
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
  await expect.poll(() => mailsTo(app, ana.email), { timeout: 15_000 }).toHaveLength(1)
  expect((await mailsTo(app, ana.email))[0]).toContain(`will be deleted on ${deleteAfter?.slice(0, 10)}`)
})

// At any hour one of these has another day than UTC.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('the mail names the day as it is in %s', async (timeZone) => {
  const ana = await aLearner(app, { password: PASSWORD, timeZone })
  const { deleteAfter } = await ask(app, askForDeletion, { as: ana, body })
  await expect.poll(() => mailsTo(app, ana.email), { timeout: 15_000 }).toHaveLength(1)
  const day = dayIn(timeZone, new Date(deleteAfter ?? ''))
  expect((await mailsTo(app, ana.email))[0]).toContain(`will be deleted on ${day}`)
})

test('who signs in again and presses Keep has everything as it was', async () => {
  const { learner } = await aFullAccount(app, [])
  await ask(app, askForDeletion, { as: learner, body })
  expect((await ask(app, getCurrentUser, { as: learner })).deleteAfter).not.toBeNull()
  expect(await ask(app, keepAccount, { as: learner })).toEqual({ deleteAfter: null })
  app.clock.advanceSeconds(15 * DAY_SECONDS)
  await deleteDueAccounts(app.platform)
  expect(await exists(learner.id)).toBe(true)
  expect(await tablesWith(learner.id)).toContain('note')
})

test('asking again does not put the day off', async () => {
  const ana = await aLearner(app, { password: PASSWORD })
  const first = await ask(app, askForDeletion, { as: ana, body })
  app.clock.advanceSeconds(DAY_SECONDS)
  const as = { token: await tokenFor(app, ana) }
  expect(await ask(app, askForDeletion, { as, body })).toEqual(first)
})

test.each([
  [{}, 'password'],
  [{ password: 'not this one' }, 'password'],
  [{ nickname: 'Ana' }, 'password'],
])('with a password, the proof %j is refused at %s', async (proof, field) => {
  const ana = await aLearner(app, { password: PASSWORD })
  const { status, errors } = await refusal(app, askForDeletion, { as: ana, body: proof })
  expect([status, errors.map((issue) => issue.field)]).toEqual([400, [field]])
  expect((await ask(app, getCurrentUser, { as: ana })).deleteAfter).toBeNull()
})

test('without a password here, the own name is the proof', async () => {
  const ana = await aLearner(app, { nickname: 'Ana K.' })
  for (const proof of [{}, { nickname: 'ana k.' }, { password: 'anything' }]) {
    const { status, errors } = await refusal(app, askForDeletion, { as: ana, body: proof })
    expect([status, errors.map((issue) => issue.field)]).toEqual([400, ['nickname']])
  }
  expect(
    (await ask(app, askForDeletion, { as: ana, body: { nickname: '\u200FAna\u00A0K. ' } })).deleteAfter,
  ).not.toBeNull()
})

test('a demo cannot be deleted by hand', async () => {
  const demo = await aLearner(app, { password: PASSWORD })
  await app.platform.db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id))
  expect(await refusal(app, askForDeletion, { as: demo, body })).toMatchObject({ status: 422, code: 'demo_account' })
  expect(await app.platform.db.$count(oidcModel, sql`${oidcModel.payload} ->> 'accountId' = ${demo.id}`)).toBe(0)
})
