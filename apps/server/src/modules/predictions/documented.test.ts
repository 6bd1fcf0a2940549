import { readFile } from 'node:fs/promises'
import { type ExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { predictionRules } from '@rehearsal/exam/predictions/rules'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { predictionItem, predictionList, question, sighting } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { freezeLists } from './freeze-service.ts'

/** What docs/predictions.md says, and nothing of the code under test: its constants are read from the page's own table. */
const page = await readFile(new URL('../../../../../docs/predictions.md', import.meta.url), 'utf8')
const constant = (name: string) => Number(new RegExp(`^\\| ${name} \\| ([\\d.]+) \\|`, 'mu').exec(page)?.[1])

const kinds = ['speaking/read-aloud', 'reading/re-order-paragraphs', 'listening/write-from-dictation'] as const
const MONDAY = '2026-03-16'
const SIGHTINGS = 200

type Row = typeof sighting.$inferSelect

let app: TestApp

/** Mulberry32: the same numbers from 0 up to 1 on every machine. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dayBefore = (days: number) => new Date(Date.parse(MONDAY) - days * 86_400_000)

beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T09:00:00Z' })
  const learners: (string | null)[] = [null]
  for (let i = 0; i < 25; i++) learners.push((await aLearner(app)).id)
  for (const [k, kind] of kinds.entries()) {
    for (let i = 1; i <= 24; i++) await aQuestion(app, kind, { id: 100 * k + i, isRetired: i === 24 })
  }
  const next = chance(20_260_316)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const rows = Array.from({ length: SIGHTINGS }, (): typeof sighting.$inferInsert => {
    // Up to three days into the week, and back beyond the window; some are reported long after, some are hidden.
    const days = Math.floor(next() ** 2 * 80) - 3
    const seenOn = dayBefore(days)
    return {
      questionId: 100 * pick([0, 0, 0, 1, 1, 2]) + 1 + Math.floor(next() ** 2 * 24),
      userId: pick(learners),
      seenOn: seenOn.toISOString().slice(0, 10),
      country: pick(['TR', 'TR', 'TR', 'AE', 'AE', 'GB', 'AZ', 'IN', 'AU', 'PK']),
      variant: next() < 0.8 ? 'ACADEMIC' : 'CORE',
      hiddenAt: next() < 0.05 ? app.clock.now() : null,
      createdAt: new Date(seenOn.getTime() + (next() < 0.15 ? 30 : 0.5) * 86_400_000),
    }
  })
  await app.platform.db.insert(sighting).values(rows)
  await freezeLists(app.platform)
})
afterAll(() => app.close())

/** The list of a kind, worked out step by step as the page says it. */
function documented(sightings: readonly Row[], questions: number[], variant: ExamVariant) {
  const counted = sightings
    .filter((row) => row.variant === variant && row.hiddenAt === null && questions.includes(row.questionId))
    .filter(({ createdAt, seenOn }) => createdAt < new Date(`${MONDAY}T00:00:00Z`) && seenOn < MONDAY)
    .toSorted((a, b) => a.id - b.id)
  const age = (day: string) => Math.round((Date.parse(MONDAY) - Date.parse(day)) / 86_400_000)
  const lately = counted.filter(({ seenOn }) => age(seenOn) <= constant('window, days'))
  if (new Set(lately.map(({ userId }) => userId ?? 'gone')).size < constant('least learners')) return []
  return questions
    .flatMap((id) => {
      const reports = counted.filter(({ questionId }) => questionId === id)
      if (!reports.some(({ seenOn }) => age(seenOn) <= constant('window, days'))) return []
      const voices = [...new Set(reports.map(({ userId }) => userId ?? 'gone'))].map((who) => {
        const own = reports.filter(({ userId }) => (userId ?? 'gone') === who)
        return { last: Math.min(...own.map(({ seenOn }) => age(seenOn))), country: own[0]?.country }
      })
      let sum = 0
      for (const { last } of voices) sum += 0.5 ** (last / constant('half-life, days'))
      const spread = Math.min(new Set(voices.map(({ country }) => country)).size, constant('most countries'))
      return [{ id, score: sum * (1 + constant('country share') * (spread - 1)) }]
    })
    .toSorted((a, b) => (Math.abs(b.score - a.score) < 1e-9 ? a.id - b.id : b.score - a.score))
    .slice(0, Math.min(Math.ceil(questions.length * constant('list share')), constant('largest list')))
}

test.each(examVariantSchema.options)('the frozen list of %s is what the page says of 200 reports', async (variant) => {
  const { db } = app.platform
  const sightings = await db.select().from(sighting)
  expect(sightings).toHaveLength(SIGHTINGS)
  let listed = 0
  for (const kind of kinds) {
    const bank = await db
      .select({ id: question.id })
      .from(question)
      .where(and(eq(question.taskId, kind), eq(question.isRetired, false)))
    const expected = documented(
      sightings,
      bank.map(({ id }) => id),
      variant,
    )
    const frozen = await db
      .select({ id: predictionItem.questionId, rank: predictionItem.rank, score: predictionItem.score })
      .from(predictionItem)
      .innerJoin(predictionList, eq(predictionList.id, predictionItem.listId))
      .innerJoin(question, eq(question.id, predictionItem.questionId))
      .where(and(eq(question.taskId, kind), eq(predictionList.variant, variant), eq(predictionList.weekStart, MONDAY)))
      .orderBy(asc(predictionItem.rank))
    expect(frozen).toEqual(expected.map(({ id, score }, i) => ({ id, rank: i + 1, score: expect.closeTo(score, 4) })))
    listed += frozen.length
  }
  expect(listed).toBeGreaterThanOrEqual(variant === 'ACADEMIC' ? 15 : 6)
})

test('the page names every constant with its value', () => {
  expect({
    halfLifeDays: constant('half-life, days'),
    countryShare: constant('country share'),
    mostCountries: constant('most countries'),
    windowDays: constant('window, days'),
    leastLearners: constant('least learners'),
    listShare: constant('list share'),
    mostListed: constant('largest list'),
    name: /^## The ranking `([\w-]+)`$/mu.exec(page)?.[1],
  }).toEqual(predictionRules)
})
