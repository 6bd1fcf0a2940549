import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '@rehearsal/contracts/calendar-feed'
import { getStudyPlan } from '@rehearsal/contracts/study-plan'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarFeed, studyPlan, target } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T10:30:00Z' })
})
afterAll(() => app.close())

const renew = async (as: TestLearner) => new URL((await ask(app, renewCalendarFeed, { as })).url)
const fetchFrom = ({ pathname }: URL) => app.http.inject(pathname)

/** What stands at an address: `[day, summary]` of each entry. */
async function entriesAt(address: URL): Promise<[string, string][]> {
  const { body, statusCode } = await fetchFrom(address)
  expect(statusCode).toBe(200)
  return [...body.matchAll(/BEGIN:VEVENT([\s\S]*?)END:VEVENT/gu)].map(([, event = '']) => [
    /DTSTART;VALUE=DATE:(\d+)/u.exec(event)?.[1] ?? '',
    /SUMMARY:(.*)/u.exec(event)?.[1]?.trim().replaceAll('\\,', ',') ?? '',
  ])
}

async function plan({ id }: TestLearner, exam: { variant: 'ACADEMIC' | 'CORE'; examDate: string } | null) {
  const { db, clock } = app.platform
  const now = clock.now()
  const mocks = { listening: 0, reading: 0, speaking: 0, writing: 0, overall: 0 }
  const chosen = { englishLevel: 'B1', dailyPractice: 'BETWEEN_1_2' } as const
  await db.insert(studyPlan).values({ userId: id, ...chosen, ...mocks, createdAt: now, updatedAt: now })
  if (exam) await db.insert(target).values({ userId: id, ...exam, language: 'fa', updatedAt: now })
}

test('a calendar shows the exam, and of each day before it how long and what to practise', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  await plan(ana, { variant: 'ACADEMIC', examDate: '2026-03-21' })
  expect(await entriesAt(await renew(ana))).toEqual([
    ['20260321', 'PTE Academic exam'],
    ['20260318', 'Study plan: 2 h · Repeat Sentence, Describe Image and 11 more'],
    ['20260319', 'Study plan: 2 h · Summarize Written Text, Write Essay and 9 more'],
    ['20260320', 'Study plan: 2 h · Repeat Sentence, Describe Image and 12 more'],
  ])
})

test('the plan ends with the exam that is set, of whichever variant, and goes on to the later of two', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  await plan(ana, { variant: 'CORE', examDate: '2026-03-20' })
  const address = await renew(ana)
  const days = async () => (await entriesAt(address)).filter(([, of]) => of.startsWith('Study')).map(([day]) => day)
  expect(await days()).toEqual(['20260318', '20260319'])
  const later = { variant: 'ACADEMIC', examDate: '2026-03-22', language: 'fa' } as const
  await app.platform.db.insert(target).values({ userId: ana.id, ...later, updatedAt: app.clock.now() })
  expect(await days()).toEqual(['20260318', '20260319', '20260321'])
})

test('today’s entry holds what the plan of today holds', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  await plan(ana, null)
  const { body } = await fetchFrom(await renew(ana))
  const [, described = ''] = /DESCRIPTION:((?:.|\r\n )*)/u.exec(body) ?? []
  const today = await ask(app, getStudyPlan, { as: ana, params: { status: 'premium' } })
  const lines = today.locked ? [] : today.tasks.map(({ taskId, total }) => `${total} × ${catalogue[taskId].name}`)
  expect(described.replaceAll('\r\n ', '').replaceAll('\\,', ',').trim().split('\\n')).toEqual(lines)
  expect(lines.length).toBeGreaterThan(5)
})

test('fourteen days are planned ahead, from the learner’s own today on', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM', timeZone: 'Pacific/Kiritimati' })
  await plan(ana, null)
  const days = (await entriesAt(await renew(ana))).map(([day]) => day)
  // It is the 19th there already.
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '20260319', '20260401'])
})

test('both exams stand in it, and one that is over does not', async () => {
  const ana = await aLearner(app)
  const { db, clock } = app.platform
  const aim = { userId: ana.id, language: 'fa', updatedAt: clock.now() }
  await db.insert(target).values([
    { ...aim, variant: 'ACADEMIC', examDate: '2026-03-17' },
    { ...aim, variant: 'CORE', examDate: '2026-06-01' },
  ])
  expect(await entriesAt(await renew(ana))).toEqual([['20260601', 'PTE Core exam']])
})

test('on the trial only the exam stands in it', async () => {
  const ana = await aLearner(app)
  await plan(ana, { variant: 'ACADEMIC', examDate: '2026-03-28' })
  expect(await entriesAt(await renew(ana))).toEqual([['20260328', 'PTE Academic exam']])
})

test('it is a calendar file that keeps the names of its entries and says when to look again', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  await plan(ana, { variant: 'ACADEMIC', examDate: '2026-03-20' })
  const address = await renew(ana)
  const [first, second] = [await fetchFrom(address), await fetchFrom(address)]
  expect(first.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' })
  expect(first.body).toBe(second.body)
  expect(first.body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  expect(first.body).not.toContain(ana.id)
  expect(first.body).not.toContain(ana.email)
})

test('the address is told once, and its hash alone is kept', async () => {
  const ana = await aLearner(app)
  expect(await ask(app, getCalendarFeed, { as: ana })).toEqual({ createdAt: null })
  const address = await renew(ana)
  expect(address.pathname).toMatch(/^\/calendar\/[\w-]{22}\.ics$/u)
  expect(await ask(app, getCalendarFeed, { as: ana })).toEqual({ createdAt: '2026-03-18T10:30:00.000Z' })
  const kept = JSON.stringify(await app.platform.db.select().from(calendarFeed))
  expect(kept).not.toContain(address.pathname.slice(10, 32))
})

test('a new address makes the old one worthless, and taking it away ends it', async () => {
  const ana = await aLearner(app)
  const [old, fresh] = [await renew(ana), await renew(ana)]
  expect([(await fetchFrom(old)).statusCode, (await fetchFrom(fresh)).statusCode]).toEqual([404, 200])
  await ask(app, deleteCalendarFeed, { as: ana })
  expect((await fetchFrom(fresh)).statusCode).toBe(404)
  expect(await ask(app, getCalendarFeed, { as: ana })).toEqual({ createdAt: null })
})

test.each(['x.ics', `${'x'.repeat(22)}.ics`, 'x'.repeat(22), `${'x'.repeat(22)}.ics.ics`, '%00.ics'])(
  'the address %s leads nowhere',
  async (file) => {
    expect([400, 404]).toContain((await app.http.inject(`/calendar/${file}`)).statusCode)
  },
)
