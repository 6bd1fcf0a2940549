import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { emailSchema } from '@rehearsal/contracts/sign-in'
import { discountCodeSchema } from '@rehearsal/contracts/pricing'
import { type Caller, signUpCaller } from './support/caller.ts'
import { type Cast, test } from './support/cast.ts'
import { comments, openComments } from './support/comments.ts'
import { dealt, long, short } from './support/hostile.ts'
import { LONG } from './support/long.ts'
import { answers } from './support/result-pages.ts'
import { expect } from './support/test.ts'
import { inPieces, vectorsWithin, xssVectors } from './support/xss-vectors.ts'

// What is written here everybody would see: the server is this file's own.
test.use({ serverEnv: { FREE_AI_SUBMISSIONS: '100' } })

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

const question = { id: 37, address: '/dashboard/reading/re-order-paragraphs/question/37' }
const excerpts = inPieces(xssVectors, 138)

let written: Promise<void> | undefined

/** Has learners write comments, replies and reports from exams, whichever test needs them first. */
const haveWritten = (cast: Cast): Promise<void> => (written ??= write(cast))

async function write({ ana, ben, others }: Cast): Promise<void> {
  const said = await Promise.all(
    long.map((comment) => ana.call('POST', '/api/comments', { practiceId: question.id, comment })),
  )
  for (const { text: reply, by } of dealt(excerpts, others)) {
    await by.call('POST', `/api/commentReplies/${said[0].id}`, { reply })
  }
  for (const { text: description, by, at } of dealt(short, [ana, ben])) {
    const report = { practiceId: question.id, date: day(at), country: 'IR', pteType: 'ACADEMIC', description }
    await by.call('POST', '/api/predictions', report)
  }
}

test('comments, replies and reports from exams are texts to author and reader', async ({ cast, visitor }) => {
  expect(xssVectors.length).toBeGreaterThan(200)
  const { ana, ben } = cast
  await haveWritten(cast)
  for (const who of [ana, ben]) {
    const looks = await visitor(who)
    await openComments(looks.page, question.address)
    await comments(looks.page)
      .panel.getByRole('button', { name: /^\d+ repl/ })
      .click()
    await looks.expectTexts([...long, ...excerpts, ...short])
  }
  const inbox = await visitor(ana)
  await inbox.open('/dashboard/inbox')
  await inbox.expectTexts(excerpts)
})

test(
  'what is reported, why, and what is decided are texts to moderator, author and reporter',
  LONG,
  async ({ cast, visitor }) => {
    const { admin, ana, ben, others } = cast
    await haveWritten(cast)
    const looks = await visitor(admin)
    const queueOf = async (queue: string) =>
      Object(await admin.call('GET', `/api/admin/moderation?queue=${queue}&size=100`))._embedded.moderatedDtoList

    await test.step('what is reported stands in the queues', async () => {
      for (const { text: description, by, at } of dealt(short, others)) {
        await by.call('POST', '/api/problemReports', { practiceId: at + 1, description })
      }
      const shown = Object(await ben.call('GET', `/api/comments/${question.id}?size=100`))._embedded
      for (const { text: comment, by, at } of dealt<{ id: number }>(shown.commentLikeCountDtoList, others)) {
        const report = { subject: 'comment', subjectId: comment.id, description: short[at % short.length] }
        await by.call('POST', '/api/content-reports', report)
      }
      for (const [queue, texts] of [
        ['question', short],
        ['entry', [...short, 'Iran']],
        ['comment', long],
      ] as const) {
        await looks.open(`/admin/reports?queue=${queue}`)
        await looks.expectTexts(texts)
      }
    })

    await test.step('reasons stand in the inboxes of authors and in the log', async () => {
      const reasonsFor = new Map<string, string[]>()
      for (const [at, { id, author, lastReportId }] of (await queueOf('entry')).entries()) {
        const reason = short[at] ?? 'Too many'
        const decision = { subject: 'comment', subjectId: id, decision: 'hide', reason, lastReportId }
        await admin.call('POST', '/api/admin/decisions', decision)
        reasonsFor.set(author.nickname, [...(reasonsFor.get(author.nickname) ?? []), reason])
      }
      for (const who of [ana, ben]) {
        const theirs = await visitor(who)
        await theirs.open('/dashboard/inbox')
        await theirs.expectTexts(reasonsFor.get(who.nickname) ?? ['None'])
      }
      await looks.open('/admin/reports?queue=entry&state=hidden')
      await looks.expectTexts(short)
      await looks.open('/admin/audit-log')
      await looks.expectTexts(short)
    })
  },
)

test('reasons of bans and blocked phrases are texts to moderators', LONG, async ({ cast, visitor }) => {
  const { admin, others } = cast
  const looks = await visitor(admin)
  for (let from = 0; from < short.length; from += others.length) {
    const reasons = short.slice(from, from + others.length)
    const bans = []
    for (const { text: reason, by } of dealt(reasons, others)) {
      const { id: subjectId } = await by.call('POST', '/api/comments', { practiceId: question.id, comment: 'So long' })
      const ban = { subject: 'comment', subjectId, days: null, reason }
      bans.push(await admin.call('POST', '/api/admin/bans', ban))
    }
    await looks.open('/admin/bans')
    await looks.expectTexts(reasons)
    for (const { id, reason } of bans) await admin.call('POST', `/api/admin/bans/${id}/lift`, { reason })
  }
  const phrases: string[] = []
  const names: string[] = []
  for (const phrase of vectorsWithin(100)) {
    const nickname = phrase.slice(0, 40)
    await admin.call('PATCH', '/api/profile', { nickname })
    // Two that are read alike are one phrase.
    const { status } = await admin.send('POST', '/api/admin/blocked-phrases', { phrase })
    if (status !== 201) expect(status).toBe(409)
    else {
      phrases.push(phrase)
      names.push(nickname)
    }
  }
  expect(phrases.length).toBeGreaterThan(150)
  await looks.open('/admin/blocked-phrases')
  await looks.expectTexts(phrases)
  await looks.open('/admin/audit-log')
  await looks.expectTexts(names)
  const blocked = await admin.call('GET', '/api/admin/blocked-phrases')
  for (const { id } of blocked.phrases) await admin.call('DELETE', `/api/admin/blocked-phrases/${id}`)
})

test(
  'names are texts to others, to the moderator and to whoever has a link',
  LONG,
  async ({ cast, visitor, server }) => {
    const { admin, ana, ben, others } = cast
    const names = vectorsWithin(40)
    const posters = [ana, ben, ...others]
    const rename = (who: Caller, nickname: string) => who.call('PATCH', '/api/profile', { nickname })
    const practice = await ana.call('GET', '/api/practices/38')
    const body = { pteType: 'ACADEMIC', answers: practice.prompt.paragraphs.map(({ id }: { id: string }) => id) }
    const first = await ana.call('POST', '/api/comments', { practiceId: 38, comment: 'Who are you all?' })
    for (const who of posters) {
      await who.call('POST', '/api/comments', { practiceId: 38, comment: 'I am' })
      const { id } = await who.call('POST', '/api/reading/reorderParagraphs/38', body)
      await who.call('PATCH', `/api/attempts/${id}`, { isShared: true })
    }
    const looks = await visitor(ben)
    let shown: string[] = []
    for (let from = 0; from < names.length; from += posters.length) {
      const round = dealt(names.slice(from, from + posters.length), posters)
      await Promise.all(round.map(({ text, by }) => rename(by, text)))
      shown = round.filter(({ by }) => others.includes(by)).map(({ text }) => text)
      for (const who of others) await who.call('POST', `/api/commentReplies/${first.id}`, { reply: 'I am' })
      await openComments(looks.page, '/dashboard/reading/re-order-paragraphs/question/38')
      await looks.expectTexts(shown)
      await answers(looks.page).community.click()
      await looks.expectTexts(shown)
    }
    await test.step('they stand in the inbox, before the moderator, at home and under a link', async () => {
      // A card shows the latest twenty.
      for (const who of others.slice(0, 20)) {
        const report = { subject: 'comment', subjectId: first.id, description: 'Who asks?' }
        await who.call('POST', '/api/content-reports', report)
      }
      const moderator = await visitor(admin)
      await moderator.open('/admin/reports?queue=comment')
      await moderator.expectTexts(shown)
      await looks.open('/dashboard/profile')
      await looks.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
      await looks.open('/dashboard')
      await looks.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
      const own = await ben.call('GET', '/api/attempts')
      const choice = { showsName: true, showsAnswer: false }
      const { url } = await ben.call(
        'POST',
        `/api/attempts/${own._embedded.scoredAnswerDtoList[0].id}/share-link`,
        choice,
      )
      const stranger = await visitor()
      await stranger.open(url)
      await stranger.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
      const inbox = await visitor(ana)
      await inbox.open('/dashboard/inbox')
      await inbox.expectTexts(shown)
    })
    await test.step('e-mails have no markup', async () => {
      await ben.call('PUT', '/api/account/email-change', {
        email: 'new@example.com',
        password: 'correct horse battery',
      })
      const mails = () =>
        existsSync(`${server.dataDir}/outbox`)
          ? readdirSync(`${server.dataDir}/outbox`).map((name) =>
              readFileSync(`${server.dataDir}/outbox/${name}`, 'utf8'),
            )
          : []
      await expect.poll(() => mails().length).toBeGreaterThan(0)
      for (const mail of mails()) expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8$/mu)
    })
  },
)

test('what is no text is refused', async ({ cast, server }) => {
  const { ana } = cast
  const odd = await signUpCaller(server.url, `Firefox/1 Windows ${xssVectors.slice(0, 40).join(' ')}`)
  expect((await odd.call('GET', '/api/sessions'))[0].device).toBe('Firefox on Windows')
  const fields = ['username', 'initials', 'language', 'country']
  for (const vector of vectorsWithin(64)) {
    const all = Object.fromEntries(fields.map((field) => [field, vector]))
    const { status, body } = await ana.send('PATCH', '/api/profile', all)
    expect(status).toBe(400)
    const wrong = new Set<string>(JSON.parse(body).errors.map(({ path }: { path: string }) => path))
    expect(wrong).toEqual(new Set(fields))
    expect(emailSchema.safeParse(`${vector}@example.com`).success).toBe(false)
    expect(discountCodeSchema.safeParse(vector).success).toBe(false)
    const zone = await ana.send('PATCH', '/api/profile', { timeZone: vector })
    const word = await ana.send('POST', '/api/book/pronunciationBook', { word: vector })
    const dictation = await ana.send('POST', '/api/dictation', { words: [{ word: vector, answer: vector }] })
    expect([zone.status, word.status, dictation.status]).toEqual([400, 400, 400])
  }
})
