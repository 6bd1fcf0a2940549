import { getReviewQueue, gradeReview, putReviewSettings, type ReviewGrade } from '@rehearsal/contracts/reviews'
import { putTarget } from '@rehearsal/contracts/targets'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviewCard, reviewLog } from '../../platform/database/schema/review.ts'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aKeptWord, aMisspeltWord } from '../../testing/a-kept-word.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { cardStateSchema } from './schedule.ts'

let app: TestApp
let ana: TestLearner
const START = '2026-03-18T09:00:00Z'
const MINUTE = 60
const DAY = 86_400

beforeAll(async () => {
  app = await anApp({ now: START })
  await aDictionary(app, [aWord('leave'), aWord('run')])
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(START)
  ana = await aLearner(app)
})

/** A token lasts ten minutes, so whoever asks later has a fresh one. */
const later = async (seconds: number) => {
  app.clock.advanceSeconds(seconds)
  ana = { ...ana, token: await tokenFor(app, ana) }
}
const queue = () => ask(app, getReviewQueue, { as: ana })
const ids = async () => (await queue()).cards.map(({ id }) => id)
const grade = (id: string, given: ReviewGrade, version = 0) =>
  ask(app, gradeReview, { as: ana, params: { id }, body: { grade: given, version } })
const none = { listening: null, reading: null, speaking: null, writing: null, overall: null }
const setExam = (examDate: string, version = 0) =>
  ask(app, putTarget, {
    as: ana,
    params: { variant: 'ACADEMIC' },
    body: { ...none, examDate, language: 'FA', version },
  })

test('without a word there is nothing to review, and nothing comes', async () => {
  expect(await queue()).toEqual({
    cards: [],
    counts: { due: 0, new: 0, doneToday: 0, dailyCap: 50, total: 0 },
    nextDate: null,
    examDate: null,
  })
})

test('a kept word is a card at once, with what the dictionary and the learner say of it', async () => {
  const id = await aKeptWord(app, ana, 'run', { meaning: 'دویدن', note: 'irregular' })
  const { cards, counts } = await queue()
  expect(counts).toEqual({ due: 0, new: 1, doneToday: 0, dailyCap: 50, total: 1 })
  expect(cards).toEqual([
    {
      id: `meaning-${id}`,
      kind: 'meaning',
      isNew: true,
      version: 0,
      word: 'run',
      americanPhonetic: 'rʌn',
      britishPhonetic: 'rʌn',
      americanAudio: expect.stringMatching(/^\/media\//u),
      britishAudio: expect.stringMatching(/^\/media\//u),
      meanings: [{ partOfSpeech: 'VERB', definitions: ['to run'] }],
      example: [
        { text: 'They ', isHidden: false },
        { text: 'run', isHidden: true },
        { text: '.', isHidden: false },
      ],
      ownMeaning: 'دویدن',
      note: 'irregular',
      typed: null,
      intervalSeconds: { AGAIN: 60, HARD: 360, GOOD: 600, EASY: expect.any(Number) },
    },
  ])
  const heard = await app.http.inject(cards[0]?.americanAudio ?? '')
  expect(heard.statusCode).toBe(200)
})

test('a misspelt word is a card of its own kind; one that the dictionary lacks has no meaning', async () => {
  const id = await aMisspeltWord(app, ana, 'zzyzx', 'zizix')
  const [card] = (await queue()).cards
  expect(card).toMatchObject({ id: `spelling-${id}`, kind: 'spelling', typed: 'zizix', meanings: [], example: null })
})

test('asking for the queue stores no card', async () => {
  await aKeptWord(app, ana, 'run')
  await queue()
  expect(await app.platform.db.select().from(reviewCard).where(eq(reviewCard.userId, ana.id))).toEqual([])
})

test('due cards come first, the longest due before the others, then new words, the oldest first', async () => {
  const first = `meaning-${await aKeptWord(app, ana, 'one')}`
  const second = `meaning-${await aKeptWord(app, ana, 'two')}`
  await grade(second, 'EASY')
  await later(60)
  await grade(first, 'EASY')
  await later(60 * DAY)
  const third = `spelling-${await aMisspeltWord(app, ana, 'three')}`
  await later(60)
  const fourth = `meaning-${await aKeptWord(app, ana, 'four')}`
  expect(await ids()).toEqual([second, first, third, fourth])
})

test('what is being learnt comes again within the session, and once it is known not before its day', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  const again = await grade(id, 'AGAIN')
  expect([again.version, again.isDueAgain]).toEqual([1, true])
  expect(await ids()).toEqual([id])
  const good = await grade(id, 'GOOD', 1)
  const known = await grade(id, 'EASY', good.version)
  expect(known.isDueAgain).toBe(false)
  expect(await ids()).toEqual([])
  const next = await queue()
  expect(next.nextDate).toBe(known.dueDate)
})

test('a card is due from the first minute of its day in the learner’s zone, not from its hour', async () => {
  ana = await aLearner(app, { timeZone: 'Asia/Tehran' })
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  const { dueDate } = await grade(id, 'EASY')
  const dayStart = new Date(`${dueDate.slice(0, 10)}T00:00:00+03:30`)
  await later((dayStart.getTime() - Date.parse(START)) / 1000 - 1)
  expect(await ids()).toEqual([])
  await later(1)
  expect(await ids()).toEqual([id])
})

test('the cap counts different cards of the day; what was begun is finished, and a new day has room again', async () => {
  await ask(app, putReviewSettings, { as: ana, body: { dailyCap: 2 } })
  const one = `meaning-${await aKeptWord(app, ana, 'one')}`
  const two = `meaning-${await aKeptWord(app, ana, 'two')}`
  const three = `meaning-${await aKeptWord(app, ana, 'three')}`
  const four = `meaning-${await aKeptWord(app, ana, 'four')}`
  const before = await queue()
  expect(before.cards).toHaveLength(2)
  expect(before.counts).toEqual({ due: 0, new: 2, doneToday: 0, dailyCap: 2, total: 4 })
  await grade(one, 'AGAIN')
  await grade(one, 'AGAIN', 1)
  await grade(two, 'EASY')
  const after = await queue()
  expect([after.cards.map(({ id }) => id), after.counts.doneToday]).toEqual([[one], 2])
  expect(after.nextDate).toBe('2026-03-19T00:00:00.000Z')
  await later(DAY)
  expect(await ids()).toEqual([one, three])
  await ask(app, putReviewSettings, { as: ana, body: { dailyCap: 500 } })
  expect(await ids()).toEqual([one, three, four])
})

test('nothing is due past the exam: neither what is graded now nor what was scheduled before it was set', async () => {
  const before = `meaning-${await aKeptWord(app, ana, 'run')}`
  const after = `meaning-${await aKeptWord(app, ana, 'leave')}`
  const { dueDate } = await grade(before, 'EASY')
  await setExam('2026-03-20')
  expect(Date.parse(dueDate)).toBeGreaterThan(Date.parse('2026-03-21'))
  expect((await grade(after, 'EASY')).dueDate).toBe('2026-03-20T23:59:59.999Z')
  const today = await queue()
  expect([today.cards, today.nextDate, today.examDate]).toEqual([[], '2026-03-20T23:59:59.999Z', '2026-03-20'])
  await later(2 * DAY)
  expect((await ids()).toSorted()).toEqual([before, after].toSorted())
})

test('on the day of the exam a card that was graded well does not come again', async () => {
  await setExam('2026-03-18')
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  expect((await grade(id, 'EASY')).dueDate).toBe('2026-03-18T23:59:59.999Z')
  expect(await ids()).toEqual([])
  await later(DAY)
  expect((await queue()).examDate).toBeNull()
  expect(await ids()).toEqual([id])
})

test('a stale version changes nothing and is told the card as it stands', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  const first = await grade(id, 'GOOD')
  for (const version of [0, 2]) {
    const response = await send(app, gradeReview, { as: ana, params: { id }, body: { grade: 'AGAIN', version } })
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'stale_version', details: { version: 1, dueDate: first.dueDate } },
    ])
  }
  const logs = await app.platform.db.select().from(reviewLog).where(eq(reviewLog.userId, ana.id))
  expect(logs.map(({ grade: given }) => given)).toEqual(['GOOD'])
})

test('a first grade of a version that no card can have is stale', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  expect(
    await refusal(app, gradeReview, { as: ana, params: { id }, body: { grade: 'GOOD', version: 3 } }),
  ).toMatchObject({
    code: 'stale_version',
  })
})

test('a version whose next one could not be stored is refused by its field', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  await grade(id, 'GOOD')
  const body = { grade: 'GOOD', version: 2_147_483_647 }
  const { code, errors } = await refusal(app, gradeReview, { as: ana, params: { id }, body })
  expect([code, errors.map(({ field }) => field)]).toEqual(['invalid_request', ['version']])
})

test('a grade sent again, in turn or at once, counts once and is told the same', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  const once = () =>
    send(app, gradeReview, {
      as: ana,
      params: { id },
      body: { grade: 'GOOD', version: 0 },
      headers: { 'idempotency-key': 'press-1' },
    })
  const answers = await Promise.all([once(), once(), once()])
  await later(MINUTE)
  answers.push(await once())
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await app.platform.db.select().from(reviewLog).where(eq(reviewLog.userId, ana.id))).toHaveLength(1)
})

test('a key that came with another grade is refused', async () => {
  const id = `meaning-${await aKeptWord(app, ana, 'run')}`
  const asking = { as: ana, params: { id }, headers: { 'idempotency-key': 'press-2' } }
  await ask(app, gradeReview, { ...asking, body: { grade: 'GOOD', version: 0 } })
  expect(await refusal(app, gradeReview, { ...asking, body: { grade: 'EASY', version: 0 } })).toMatchObject({
    code: 'idempotency_key_reused',
  })
})

test('every order of grades leaves a row that parses back', async () => {
  const id = await aKeptWord(app, ana, 'run')
  let version = 0
  for (const given of ['GOOD', 'AGAIN', 'GOOD', 'HARD', 'EASY', 'AGAIN', 'EASY', 'GOOD', 'HARD'] as const) {
    ;({ version } = await grade(`meaning-${id}`, given, version))
    const [row] = await app.platform.db.select().from(reviewCard).where(eq(reviewCard.vocabWordId, id))
    expect(cardStateSchema.parse(row)).toMatchObject({ reps: version })
    await later(3 * DAY)
  }
})

test('what is another’s is not found, and neither is what was deleted', async () => {
  const other = await aLearner(app)
  const id = await aKeptWord(app, other, 'run')
  const body = { grade: 'GOOD', version: 0 }
  const params = { id: `meaning-${id}` }
  expect((await refusal(app, gradeReview, { as: ana, params, body })).code).toBe('not_found')
  await ask(app, gradeReview, { as: other, params, body })
  expect((await refusal(app, gradeReview, { as: ana, params, body: { ...body, version: 1 } })).code).toBe('not_found')
  expect((await queue()).counts.total).toBe(0)
  await app.platform.db.delete(vocabWord).where(eq(vocabWord.id, id))
  expect((await refusal(app, gradeReview, { as: other, params, body })).code).toBe('not_found')
})

test.each([
  ['id', { id: 'meaning-0' }, {}],
  ['id', { id: 'meaning-9999999999' }, {}],
  ['id', { id: 'sound-1' }, {}],
  ['id', { id: '1' }, {}],
  ['grade', {}, { grade: 'PERFECT' }],
  ['version', {}, { version: -1 }],
  ['force', {}, { force: true }],
])('a wrong %s is named: %j %j', async (field, params, change) => {
  const { status, errors } = await refusal(app, gradeReview, {
    as: ana,
    params: { id: 'meaning-1', ...params },
    body: { grade: 'GOOD', version: 0, ...change },
  })
  expect([status, errors.map((error) => error.field)]).toEqual([400, [field]])
})

test.each([0, 501, 2.5, '50', null])('a daily cap of %j is refused', async (dailyCap) => {
  expect((await refusal(app, putReviewSettings, { as: ana, body: { dailyCap } })).status).toBe(400)
  expect((await queue()).counts.dailyCap).toBe(50)
})
