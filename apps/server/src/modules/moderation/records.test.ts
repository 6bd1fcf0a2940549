import { readdir, readFile } from 'node:fs/promises'
import {
  addBlockedPhrase,
  listBlockedPhrases,
  previewBlockedPhrase,
  removeBlockedPhrase,
} from '@rehearsal/contracts/block-list'
import { listAuditEntries } from '@rehearsal/contracts/moderation'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, blockedPhrase } from '../../platform/database/schema/moderation.ts'
import { users } from '../../platform/database/schema/users.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aComment, aReply } from '../../testing/a-post.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { record } from './audit-service.ts'

let app: TestApp
let admin: TestLearner

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  await app.platform.db.delete(blockedPhrase)
  await app.platform.db.delete(auditEntry)
  admin = await aLearner(app, { role: 'admin', nickname: 'Mod' })
})
afterAll(() => app.close())

const add = (phrase: string) => ask(app, addBlockedPhrase, { as: admin, body: { phrase } })
const log = async (query: Record<string, unknown> = {}) => ask(app, listAuditEntries, { as: admin, query })
const actions = async (query: Record<string, unknown> = {}) =>
  (await log(query))._embedded.auditEntryDtoList.map(({ action }) => action)

test('a phrase is kept as a reader sees it, in alphabetical order, and can be taken off', async () => {
  const kept = await add(' Free\u200B  MОNEY ')
  await add('casino')
  const phrases = async () => (await ask(app, listBlockedPhrases, { as: admin })).phrases.map(({ phrase }) => phrase)
  expect(await phrases()).toEqual(['casino', 'free money'])
  await ask(app, removeBlockedPhrase, { as: admin, params: { id: kept.id } })
  expect(await phrases()).toEqual(['casino'])
  expect(await refusal(app, removeBlockedPhrase, { as: admin, params: { id: kept.id } })).toMatchObject({ status: 404 })
  expect(await actions()).toEqual(['blocked-phrase.remove', 'blocked-phrase.add', 'blocked-phrase.add'])
})

test('a phrase stands there once, however it is written', async () => {
  await add('casino')
  expect(await refusal(app, addBlockedPhrase, { as: admin, body: { phrase: 'СASІNO' } })).toMatchObject({
    status: 409,
    message: 'This phrase is blocked already.',
  })
  expect(await actions()).toEqual(['blocked-phrase.add'])
})

test.each([
  ['two characters', 'ab'],
  ['two that are seen', 'a\u200B\u200B\u200Bb'],
  ['one letter with accents', 'a\u0336\u0337\u0338'],
  ['nothing', '   '],
  ['101 characters', 'x'.repeat(101)],
])('a phrase of %s is refused, to add and to try', async (_name, phrase) => {
  const refused = [
    await refusal(app, addBlockedPhrase, { as: admin, body: { phrase } }),
    await refusal(app, previewBlockedPhrase, { as: admin, query: { phrase } }),
  ]
  expect(refused.map(({ status, errors }) => [status, errors[0]?.field])).toEqual([
    [400, 'phrase'],
    [400, 'phrase'],
  ])
})

test('before a phrase is added it says which posts of the last 30 days it would have refused', async () => {
  const ben = await aLearner(app, { nickname: 'Ben' })
  await aComment(app, ben, 'An old casino')
  app.clock.advanceSeconds(31 * 86_400)
  admin = { ...admin, token: await tokenFor(app, admin) }
  await aComment(app, ben, 'Visit my СASINO')
  app.clock.advanceSeconds(60)
  await aReply(app, ben, 'Casinos are fine')
  const found = await ask(app, previewBlockedPhrase, { as: admin, query: { phrase: 'casino' } })
  expect(found).toMatchObject({ posts: 3, days: 30, total: 2 })
  expect(found.matches.map(({ text, by }) => [text, by])).toEqual([
    ['Casinos are fine', 'Ben'],
    ['Visit my СASINO', 'Ben'],
  ])
  expect(await actions()).toEqual([])
})

/** Deeds of two administrators, in their order. */
async function someDeeds() {
  const { db, clock } = app.platform
  const other = await aLearner(app, { role: 'admin', nickname: 'Other_%' })
  const deeds = [
    { actor: admin, action: 'comment.hide', subjectId: 7, reason: 'Spam' },
    { actor: other, action: 'question.edit', subjectId: 42, details: { title: 'The dance of the bees' } },
    { actor: admin, action: 'comment.restore', subjectId: 7, reason: 'A mistake' },
  ]
  for (const deed of deeds) await transaction(db, (tx) => record(tx, deed, clock.now()))
  return other
}

test('the log shows the latest first, page by page, and what there is to filter by', async () => {
  await someDeeds()
  expect(await actions()).toEqual(['comment.restore', 'question.edit', 'comment.hide'])
  expect(await actions({ page: 1, size: 2 })).toEqual(['comment.hide'])
  expect(await log({ page: 9 })).toMatchObject({ page: { totalElements: 3 }, areas: ['comment', 'question'] })
})

test.each([
  [{ area: 'comment' }, ['comment.restore', 'comment.hide']],
  [{ area: 'comm' }, []],
  [{ search: 'mistake' }, ['comment.restore']],
  [{ search: 'OTHER' }, ['question.edit']],
  [{ search: '42' }, ['question.edit']],
  [{ search: 'bees' }, ['question.edit']],
  [{ search: 'bees dance' }, ['question.edit']],
  [{ search: '“bees dance”' }, []],
  [{ search: '۴۲' }, ['question.edit']],
  [{ search: 'ｏｔｈｅｒ\u200F' }, ['question.edit']],
  [{ search: '_%' }, ['question.edit']],
  [{ search: '%' }, ['question.edit']],
  [{ area: 'comment', search: 'spam' }, ['comment.hide']],
])('the log is filtered by %j', async (query, expected) => {
  await someDeeds()
  expect(await actions(query)).toEqual(expected)
})

test('the log still says who it was when the account is gone', async () => {
  const other = await someDeeds()
  await app.platform.db.delete(users).where(eq(users.id, other.id))
  expect(await log({ search: 'Other' })).toMatchObject({
    _embedded: { auditEntryDtoList: [{ actorName: 'Other_%', action: 'question.edit' }] },
  })
})

test('no statement of the product changes or deletes what the log says', async () => {
  const root = new URL('../../', import.meta.url)
  const names = await readdir(root, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//u.test(name))
  const texts = await Promise.all(sources.map((name) => readFile(new URL(name, root), 'utf8')))
  expect(texts.some((text) => text.includes('insert(auditEntry)'))).toBe(true)
  expect(
    texts.filter((text) => /(?:update|delete)\(\s*auditEntry|(?:update|delete from) audit_entry/u.test(text)),
  ).toEqual([])
})
