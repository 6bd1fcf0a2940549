import { describe, expect, test } from 'vitest'
import { mockReportSchema, REPORT_METHOD } from './mock-report.ts'
import type { ReportItem } from './report-item.ts'
import { reportOf } from './report-of.ts'
import { profileBars } from './skills-profile.ts'
import { itemsOf } from './testing/items-of-form.ts'

describe('what becomes of an item', () => {
  const items = (changed: number, given: Partial<ReportItem>) =>
    itemsOf('academic-2025', 'full', (position) => (position === changed ? given : { share: 0.5 }))
  const reportWith = (given: Partial<ReportItem>) =>
    reportOf({ format: 'academic-2025', form: 'full', items: items(0, given) })
  const noMarks = { marks: null, engine: null }
  const without = reportOf({
    format: 'academic-2025',
    form: 'full',
    items: items(-1, {}).filter(({ position }) => position !== 0),
  })

  test.each([
    ['no answer', { outcome: 'unanswered', ...noMarks }, 'unanswered'],
    ['a late answer, however good', { outcome: 'late' }, 'late'],
  ] as const)('%s earns nothing and is told', (_what, given, name) => {
    const { scores, counts, kinds } = reportWith(given)
    expect(scores.speaking?.value).toBeLessThan(without.scores.speaking?.value ?? 0)
    expect(counts).toMatchObject({ [name]: 1, answered: counts.items - 1 })
    // Six texts read aloud, five of which have half of fifteen marks.
    expect(kinds[0]).toMatchObject({ taskId: 'speaking/read-aloud', items: 6, answered: 5, earned: 37.5, max: 90 })
  })

  test.each([
    ['unscorable', { state: 'unscorable', ...noMarks }, 'unscorable'],
    ['pending', { state: 'pending', ...noMarks }, 'pending'],
    ['scored without marks', noMarks, 'unscorable'],
  ] as const)('%s is left out with a wider band, never counted as nothing, and told', (_what, given, name) => {
    const { scores, counts, kinds } = reportWith(given)
    expect(scores.speaking?.value).toBeCloseTo(without.scores.speaking?.value ?? 0, 9)
    expect(scores.speaking?.standardError).toBeGreaterThan(without.scores.speaking?.standardError ?? 0)
    expect(counts).toMatchObject({ [name]: 1, answered: counts.items })
    expect(kinds[0]).toMatchObject({ items: 6, answered: 6, [name]: 1, earned: 37.5, max: 75, share: 0.5 })
  })

  test('questions that were met before are counted, and make the band wider', () => {
    const seen = reportOf({
      format: 'academic-2025',
      form: 'full',
      items: itemsOf('academic-2025', 'full', (position) => ({ share: 0.5, wasSeen: position % 2 === 0 })),
    })
    const fresh = reportOf({ format: 'academic-2025', form: 'full', items: items(-1, {}) })
    expect(seen.counts.seen).toBe(Math.ceil(seen.counts.items / 2))
    expect(seen.scores.overall?.standardError).toBeGreaterThan(fresh.scores.overall?.standardError ?? 90)
  })
})

test('what one point more on each item of a kind would bring is what it does bring', () => {
  const format = 'core-2024'
  const [before, after] = [0, 1].map((more) =>
    reportOf({
      format,
      form: 'full',
      items: itemsOf(format, 'full', () => ({ share: 0.5 })).map((item) =>
        item.taskId === 'writing/write-email' && item.marks !== null
          ? { ...item, marks: { ...item.marks, earned: item.marks.earned + more } }
          : item,
      ),
    }),
  )
  const brought = before?.kinds.find(({ taskId }) => taskId === 'writing/write-email')?.onePointMore
  for (const name of ['overall', 'writing'] as const) {
    const points = name === 'overall' ? brought?.overall : brought?.skills[name]
    expect(points).toBeGreaterThan(0.2)
    expect((before?.scores[name]?.value ?? 0) + (points ?? 0)).toBeCloseTo(after?.scores[name]?.value ?? 0, 9)
  }
})

test('a trait is told over the answers in which it was judged, with the marks of the kinds', () => {
  const traits = (share: number) => [
    { trait: 'content' as const, earned: 5 * share, max: 5, standardError: 0.5 },
    { trait: 'fluency' as const, earned: 2, max: 5, standardError: null },
  ]
  const items = itemsOf('academic-2025', 'skill-speaking', () => ({})).map((item, i) => ({
    ...item,
    outcome: i === 0 ? ('unanswered' as const) : ('answered' as const),
    marks: item.marks && { ...item.marks, traits: traits(i % 2 === 0 ? 1 : 0.5) },
  }))
  const { traits: rows } = reportOf({ format: 'academic-2025', form: 'skill-speaking', items })
  const judged = items.length - 1
  expect(rows.map(({ trait, items: count }) => [trait, count])).toEqual([
    ['content', judged],
    ['fluency', judged],
  ])
  const [content, fluency] = rows
  expect(content?.share).toBeGreaterThan(0.7)
  expect(content?.share).toBeLessThan(0.8)
  expect(fluency?.share).toBeCloseTo(0.4, 9)
  for (const { low, share, high } of rows) expect(low < share && share < high).toBe(true)
})

test('the eight bars stand in their order; one that nothing feeds is empty', () => {
  const { profile } = reportOf({
    format: 'academic-2025',
    form: 'reading',
    items: itemsOf('academic-2025', 'reading', () => ({ share: 0.25 })),
  })
  expect(profile.map(({ bar }) => bar)).toEqual(profileBars)
  const filled = profile.filter(({ share }) => share !== null)
  expect(filled).toEqual([
    { bar: 'single-skill-comprehension', items: expect.any(Number), share: expect.closeTo(0.25, 9) },
  ])
})

describe('levels', () => {
  test('Academic has the framework, of the value and of the ends of its band', () => {
    const { cefr, clb } = reportOf({
      format: 'academic-2024',
      form: 'full',
      items: itemsOf('academic-2024', 'full', () => ({ share: 0.6 })),
    })
    expect(cefr).toEqual({ value: 'B1', low: 'B1', high: 'B2' })
    expect(clb).toBeNull()
  })

  test('Core has benchmarks, and the lowest decides', () => {
    const { cefr, clb } = reportOf({
      format: 'core-2024',
      form: 'full',
      items: itemsOf('core-2024', 'full', () => ({ share: 0.7 })),
    })
    expect(cefr).toBeNull()
    expect(clb?.skills.listening?.value).toBe(7)
    expect(clb?.lowest?.value).toBe(6)
  })

  test('Core has no lowest benchmark where a skill has no score', () => {
    const { clb } = reportOf({
      format: 'core-2024',
      form: 'reading',
      items: itemsOf('core-2024', 'reading', () => ({ share: 0.7 })),
    })
    expect(clb?.skills.speaking).toBeUndefined()
    expect(clb?.lowest).toBeNull()
  })
})

test('engines that scored an answer that counts are named once each', () => {
  const engine = (id: string, version = '1') => ({ id, version })
  const { engines } = reportOf({
    format: 'academic-2025',
    form: 'full',
    items: itemsOf('academic-2025', 'full', (position) => ({
      engine: engine(['b', 'a'][position % 2] ?? '', position > 10 ? '2' : '1'),
      ...(position === 0 ? { outcome: 'late' as const, engine: engine('late') } : {}),
    })),
  })
  expect(engines).toEqual([engine('a'), engine('a', '2'), engine('b'), engine('b', '2')])
})

test.each([
  ['academic-2025', 'full', true, true],
  ['academic-2024', 'full', false, false],
  ['academic-2024', 'mini', false, true],
] as const)('%s, %s: weights are published %s, shared out %s', (format, form, arePublished, areSharedOut) => {
  const { weights } = reportOf({ format, form, items: itemsOf(format, form, () => ({})) })
  expect(weights).toEqual({ arePublished, areSharedOut })
})

test('a report that was kept is read whatever the method was by which it was made', () => {
  const report = reportOf({ format: 'academic-2025', form: 'mini', items: [] })
  expect(report.method).toBe(REPORT_METHOD)
  expect(mockReportSchema.parse({ ...report, method: REPORT_METHOD + 1 }).method).toBe(REPORT_METHOD + 1)
})
