import { getAttempt } from '@rehearsal/contracts/attempts'
import {
  banAuthor,
  decide,
  liftBan,
  listAuditEntries,
  listBans,
  listModerated,
  type ReportQueue,
} from '@rehearsal/contracts/moderation'
import { reportPost, reportQuestion } from '@rehearsal/contracts/problem-reports'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { inboxItem } from '../../platform/database/schema/inbox.ts'
import { auditEntry, communityBan, problemReport } from '../../platform/database/schema/moderation.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aComment, anEntry, aPost, aReply, aSharedAnswer, type TestPost } from '../../testing/a-post.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { reOrder } from '../../testing/calls.ts'

let app: TestApp
let admin: TestLearner
let author: TestLearner
let reporter: TestLearner
const reason = 'It insults others.'

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  const { db } = app.platform
  for (const table of [problemReport, inboxItem, communityBan, comment]) await db.delete(table)
  admin = await aLearner(app, { role: 'admin', nickname: 'Mod' })
  author = await aLearner(app, { nickname: 'Ben' })
  reporter = await aLearner(app, { nickname: 'Cem' })
})
afterAll(() => app.close())

const described = 'It is rude.'
type Subject = Pick<TestPost, 'subject' | 'subjectId'>

async function report({ subject, subjectId }: Subject, as: TestLearner = reporter): Promise<number> {
  const body = { subject, subjectId, description: described }
  return (await ask(app, reportPost, { as, body })).id
}
const queue = async (name: ReportQueue, state: 'open' | 'hidden' = 'open') =>
  itemsOf(await ask(app, listModerated, { as: admin, query: { queue: name, state } }))
const decision = (
  { subject, subjectId }: Subject,
  verb: 'hide' | 'dismiss' | 'restore' | 'uphold',
  lastReportId: number | null,
  as: TestLearner = admin,
) => ({ as, body: { subject, subjectId, decision: verb, reason, lastReportId } })
const newsOf = async ({ id }: { id: string }) =>
  (await app.platform.db.select().from(inboxItem).where(eq(inboxItem.userId, id))).map(({ details }) => details)
const lastDeed = async () => {
  const page = await ask(app, listAuditEntries, { as: admin, query: { size: 1 } })
  return page._embedded.auditEntryDtoList[0]
}
const deeds = () => app.platform.db.$count(auditEntry)

const hiddenAtOf = async ({ subject, subjectId }: Subject) => {
  const { db } = app.platform
  const table = { comment, reply: commentReply, answer: attempt }[subject]
  const [row] = await db.select({ hiddenAt: table.hiddenAt }).from(table).where(eq(table.id, subjectId))
  return row?.hiddenAt
}

test('a queue shows what was reported, how often, by whom it is and where it stands, the most reported first', async () => {
  const once = await aComment(app, author, 'Once')
  const twice = await aComment(app, author, 'Twice')
  await report(once)
  await report(twice)
  const lastReportId = await report(twice, await aLearner(app, { nickname: 'Dan' }))
  const found = await queue('comment')
  expect(found.map(({ text, reportCount }) => [text, reportCount])).toEqual([
    ['Twice', 2],
    ['Once', 1],
  ])
  expect(found[0]).toMatchObject({
    subject: 'comment',
    id: twice.subjectId,
    lastReportId,
    reports: [
      { description: described, reportedBy: 'Dan' },
      { description: described, reportedBy: 'Cem' },
    ],
    author: { nickname: 'Ben', isAdministrator: false, isBanned: false, banEndsAt: null },
    hiddenAt: null,
    question: { id: twice.questionId, taskId: 'reading/re-order-paragraphs', isRetired: false },
    sighting: null,
    repliesTo: null,
  })
})

test('nothing of an account but its name leaves in a queue', async () => {
  await report(await aComment(app, author, 'Hm'))
  const text = JSON.stringify(await queue('comment'))
  for (const secret of [author.id, author.email, reporter.id, reporter.email]) expect(text).not.toContain(secret)
})

test('each thing waits in its own queue, and the counts say how much waits where', async () => {
  await report(await aComment(app, author, 'A comment'))
  await report(await aReply(app, author, 'A reply'))
  await report(await aSharedAnswer(app, author))
  await report(await anEntry(app, author, 'An entry'))
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  await ask(app, reportQuestion, { as: reporter, body: { practiceId, description: 'The key is wrong.' } })
  const page = await ask(app, listModerated, { as: admin, query: { queue: 'entry' } })
  expect(page.openCounts).toEqual({ question: 1, comment: 1, entry: 1, reply: 1, answer: 1 })
  expect(itemsOf(page)).toMatchObject([{ subject: 'comment', text: 'An entry', sighting: { country: 'TR' } }])
  expect(await queue('comment')).toMatchObject([{ text: 'A comment' }])
  expect(await queue('reply')).toMatchObject([{ text: 'A reply', repliesTo: 'The comment above' }])
  expect(await queue('answer')).toMatchObject([{ subject: 'answer', author: { nickname: 'Ben' } }])
  expect(await queue('question')).toMatchObject([{ subject: 'question', id: practiceId, author: null, text: '' }])
})

test.each(['comment', 'reply', 'answer'] as const)(
  'a hidden %s is hidden, its reports are settled, the log says so, and author and reporters are told',
  async (kind) => {
    const post = await aPost(app, kind, author)
    const lastReportId = await report(post)
    const before = await deeds()
    expect(await ask(app, decide, decision(post, 'hide', lastReportId))).toEqual({ settledReports: 1 })
    expect(await hiddenAtOf(post)).toEqual(app.clock.now())
    expect(await queue(kind)).toEqual([])
    expect(await queue(kind, 'hidden')).toMatchObject([{ id: post.subjectId, reportCount: 0, lastReportId: null }])
    expect(await newsOf(author)).toMatchObject([{ decision: 'hidden', subject: kind, reason }])
    expect(await newsOf(reporter)).toEqual([{ decision: 'report-upheld', subject: kind, reason, excerpt: described }])
    expect(await deeds()).toBe(before + 1)
    expect(await lastDeed()).toMatchObject({
      actorName: 'Mod',
      action: `${kind}.hide`,
      subjectId: String(post.subjectId),
      reason,
      details: { author: 'Ben', settledReports: 1 },
    })
    await ask(app, decide, decision(post, 'restore', null))
    expect(await hiddenAtOf(post)).toBeNull()
    expect(await queue(kind, 'hidden')).toEqual([])
    expect((await newsOf(author)).map((news) => Object(news).decision)).toEqual(['hidden', 'restored'])
    expect(await newsOf(reporter)).toHaveLength(1)
  },
)

test('reports that are dismissed change nothing but that their reporters are told', async () => {
  const post = await aComment(app, author, 'Fine')
  await ask(app, decide, decision(post, 'dismiss', await report(post)))
  expect(await hiddenAtOf(post)).toBeNull()
  expect(await newsOf(author)).toEqual([])
  expect(await newsOf(reporter)).toMatchObject([{ decision: 'report-dismissed', reason }])
})

test('a report that came after the moderator looked is not dismissed with the others', async () => {
  const post = await aComment(app, author, 'Hm')
  const seen = await report(post)
  await report(post, await aLearner(app, { nickname: 'Late' }))
  expect(await ask(app, decide, decision(post, 'dismiss', seen))).toEqual({ settledReports: 1 })
  expect(await queue('comment')).toMatchObject([{ reportCount: 1, reports: [{ reportedBy: 'Late' }] }])
})

test('a hidden entry takes its sighting along, and brings it back', async () => {
  const post = await anEntry(app, author, 'Seen in Ankara')
  const hidden = async () => {
    const [row] = await app.platform.db.select().from(sighting).where(eq(sighting.id, post.sightingId))
    return row?.hiddenAt
  }
  await ask(app, decide, decision(post, 'hide', await report(post)))
  expect(await hidden()).toEqual(app.clock.now())
  expect(await queue('entry', 'hidden')).toMatchObject([{ id: post.subjectId }])
  expect(await queue('comment', 'hidden')).toEqual([])
  await ask(app, decide, decision(post, 'restore', null))
  expect(await hidden()).toBeNull()
})

test('an entry that nobody signed is hidden all the same', async () => {
  const post = await anEntry(app, null, 'Seen')
  expect((await send(app, decide, decision(post, 'hide', await report(post)))).statusCode).toBe(200)
})

test('a hidden answer is kept from others, and its learner keeps it', async () => {
  const { questionId, ...post } = await aSharedAnswer(app, author)
  const others = async () =>
    itemsOf(await ask(app, reOrder.otherAnswers, { as: reporter, params: { id: questionId } })).map(({ id }) => id)
  expect(await others()).toEqual([post.subjectId])
  await ask(app, decide, decision(post, 'hide', await report(post)))
  expect(await others()).toEqual([])
  expect(await ask(app, getAttempt, { as: author, params: { id: post.subjectId } })).toMatchObject({
    isShared: true,
    isHidden: true,
  })
})

test('reports on a question are upheld or dismissed', async () => {
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { practiceId, description: 'The key is wrong.' }
  const { id } = await ask(app, reportQuestion, { as: reporter, body })
  const asking = { as: admin, body: { subject: 'question', subjectId: practiceId, reason, lastReportId: id } }
  const hidden = await refusal(app, decide, { ...asking, body: { ...asking.body, decision: 'hide' } })
  expect([hidden.status, hidden.errors[0]?.field]).toEqual([400, 'decision'])
  await ask(app, decide, { ...asking, body: { ...asking.body, decision: 'uphold' } })
  expect(await newsOf(reporter)).toMatchObject([{ decision: 'report-upheld', subject: 'question' }])
  expect(await queue('question')).toEqual([])
})

test('of two moderators the second is told that it was settled, and nothing happens twice', async () => {
  const post = await aComment(app, author, 'Hm')
  const lastReportId = await report(post)
  const second = await aLearner(app, { role: 'admin', nickname: 'Other' })
  const before = await deeds()
  const answers = await Promise.all([
    send(app, decide, decision(post, 'hide', lastReportId)),
    send(app, decide, decision(post, 'dismiss', lastReportId, second)),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)
  expect(told?.json()).toMatchObject({
    code: 'stale_version',
    message: 'Another moderator has settled this already.',
  })
  expect(await deeds()).toBe(before + 1)
  expect(await newsOf(reporter)).toHaveLength(1)
})

test('of two moderators who restore the second is told', async () => {
  const post = await aComment(app, author, 'Hm')
  await ask(app, decide, decision(post, 'hide', await report(post)))
  await ask(app, decide, decision(post, 'restore', null))
  expect(await refusal(app, decide, decision(post, 'restore', null))).toMatchObject({ status: 409 })
  expect(await newsOf(author)).toHaveLength(2)
})

test('what its author has deleted leaves the queue, and cannot be decided of', async () => {
  const post = await aComment(app, author, 'Gone')
  const answer = await aSharedAnswer(app, author)
  const [commentReport, answerReport] = [await report(post), await report(answer)]
  await app.platform.db.delete(comment).where(eq(comment.id, post.subjectId))
  await ask(app, reOrder.deleteAnswer, { as: author, params: { id: answer.subjectId } })
  expect([await queue('comment'), await queue('answer')]).toEqual([[], []])
  const page = await ask(app, listModerated, { as: admin, query: { queue: 'answer' } })
  expect([page.openCounts.answer, page.page.totalElements]).toEqual([0, 0])
  for (const asking of [decision(post, 'hide', commentReport), decision(answer, 'hide', answerReport)]) {
    expect(await refusal(app, decide, asking)).toMatchObject({ status: 404 })
  }
})

test.each([
  ['no reason', { reason: '' }, 'reason'],
  ['a reason that nobody sees', { reason: '\u200B' }, 'reason'],
  ['a long reason', { reason: 'x'.repeat(401) }, 'reason'],
  ['no report', { lastReportId: null }, 'lastReportId'],
  ['another subject', { subject: 'account' }, 'subject'],
  ['a made-up decision', { decision: 'delete' }, 'decision'],
  ['uphold of a comment', { decision: 'uphold' }, 'decision'],
  ['a report to restore', { decision: 'restore' }, 'lastReportId'],
])('a decision with %s is refused by its field, and nothing changes', async (_name, change, field) => {
  const post = await aComment(app, author, 'Hm')
  const asking = decision(post, 'hide', await report(post))
  const { status, errors } = await refusal(app, decide, { ...asking, body: { ...asking.body, ...change } })
  expect([status, errors[0]?.field]).toEqual([400, field])
  expect(await queue('comment')).toHaveLength(1)
})

test('nobody is told of what they did themselves', async () => {
  const own = await aComment(app, admin, 'Mine')
  await ask(app, decide, decision(own, 'hide', await report(own)))
  const seen = await aComment(app, author, 'Hm')
  await ask(app, decide, decision(seen, 'hide', await report(seen, admin)))
  expect(await newsOf(admin)).toEqual([])
})

const banOf = ({ subject, subjectId }: Subject, days: number | null, as = admin) => ({
  as,
  body: { subject, subjectId, days, reason },
})

test('the author of a post is banned for some days, told so, and the log says it', async () => {
  const post = await aComment(app, author, 'Spam')
  const ban = await ask(app, banAuthor, banOf(post, 7))
  expect(ban).toMatchObject({ id: author.id, nickname: 'Ben', reason, endsAt: '2026-03-25T09:00:00.000Z' })
  expect(itemsOf(await ask(app, listBans, { as: admin }))).toEqual([ban])
  expect(await newsOf(author)).toMatchObject([{ decision: 'banned', subject: 'account', reason }])
  expect(await lastDeed()).toMatchObject({
    action: 'learner.ban',
    subjectId: author.id,
    details: { learner: 'Ben', days: 7, for: { subject: 'comment', subjectId: post.subjectId } },
  })
  await report(post)
  expect(await queue('comment')).toMatchObject([{ author: { isBanned: true, banEndsAt: ban.endsAt } }])
})

test('a ban is lifted, told and recorded; then there is none to lift', async () => {
  const { id } = await ask(app, banAuthor, banOf(await aReply(app, author, 'Spam'), null))
  const asking = { as: admin, params: { id }, body: { reason: 'They said sorry.' } }
  await ask(app, liftBan, asking)
  expect(itemsOf(await ask(app, listBans, { as: admin }))).toEqual([])
  expect(await newsOf(author)).toMatchObject([{ decision: 'banned' }, { decision: 'ban-lifted' }])
  expect(await lastDeed()).toMatchObject({ action: 'learner.lift-ban', reason: 'They said sorry.' })
  expect(await refusal(app, liftBan, asking)).toMatchObject({ status: 404, message: 'This ban has ended.' })
})

test('who is banned is not banned again by a second moderator; who was banned is', async () => {
  const post = await aComment(app, author, 'Spam')
  const both = await Promise.all([send(app, banAuthor, banOf(post, 1)), send(app, banAuthor, banOf(post, null))])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await newsOf(author)).toHaveLength(1)
  await app.platform.db.update(communityBan).set({ endsAt: app.clock.now() })
  expect(itemsOf(await ask(app, listBans, { as: admin }))).toEqual([])
  expect((await ask(app, banAuthor, banOf(post, 3))).endsAt).toBe('2026-03-21T09:00:00.000Z')
})

test('neither administrators nor oneself can be banned', async () => {
  const other = await aLearner(app, { role: 'admin' })
  for (const one of [other, admin]) {
    const { status, message } = await refusal(app, banAuthor, banOf(await aComment(app, one, 'Hm'), 1))
    expect([status, message]).toEqual([400, expect.stringContaining('Administrators cannot be banned')])
  }
  expect(await app.platform.db.$count(communityBan)).toBe(0)
})

test.each([
  ['no days', { days: 0 }],
  ['half a day', { days: 0.5 }],
  ['more than a year', { days: 366 }],
  ['no reason', { reason: ' ' }],
  ['a question', { subject: 'question' }],
])('a ban with %s is refused', async (_name, change) => {
  const asking = banOf(await aComment(app, author, 'Hm'), 1)
  expect(await refusal(app, banAuthor, { as: admin, body: { ...asking.body, ...change } })).toMatchObject({
    status: 400,
  })
})

test('the post of an account that is gone bans nobody', async () => {
  const post = await anEntry(app, null, 'Seen')
  expect(await refusal(app, banAuthor, banOf(post, 1))).toMatchObject({ status: 404 })
})

test('without the role nothing is shown and nothing is decided', async () => {
  const post = await aComment(app, author, 'Hm')
  const lastReportId = await report(post)
  const demoted = { ...author, token: await tokenFor(app, author) }
  expect(await refusal(app, decide, decision(post, 'hide', lastReportId, demoted))).toMatchObject({ status: 403 })
  expect(await refusal(app, listModerated, { as: demoted, query: { queue: 'comment' } })).toMatchObject({ status: 403 })
  expect(await hiddenAtOf(post)).toBeNull()
})
