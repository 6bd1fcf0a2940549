import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIdSchema } from '../../formats/format-ids.ts'
import { skillSchema } from '../../skill.ts'
import { formIdSchema } from '../forms.ts'
import { seededRandom, shuffled } from '../seeded-random.ts'
import { type MockReport, mockReportSchema } from './mock-report.ts'
import { reportOf } from './report-of.ts'
import { itemsOf } from './testing/items-of-form.ts'

const scoreNames = ['overall', ...skillSchema.options] as const

const anyFormat = fc.constantFrom(...formatIdSchema.options)
const anyForm = fc.constantFrom(...formIdSchema.options)
const anyShare = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const anyItem = fc.record({
  share: anyShare,
  wasSeen: fc.boolean(),
  outcome: fc.constantFrom('answered', 'answered', 'answered', 'late', 'unanswered'),
  state: fc.constantFrom('scored', 'scored', 'scored', 'pending', 'unscorable'),
})
/** A form with any outcomes; itself again for the same choices. */
const anyTest = fc
  .record({ format: anyFormat, form: anyForm, choices: fc.array(anyItem, { minLength: 90, maxLength: 90 }) })
  .map(({ format, form, choices }) => ({
    format,
    form,
    items: itemsOf(format, form, (position) => choices[position] ?? {}),
  }))

describe.each(formatIdSchema.options)('%s', (format) => {
  test.each(formIdSchema.options)(
    '%s: all marks are 90, no answer is 10, in every score that the form feeds',
    (form) => {
      const perfect = reportOf({ format, form, items: itemsOf(format, form, () => ({})) })
      const nothing = reportOf({
        format,
        form,
        items: itemsOf(format, form, () => ({ outcome: 'unanswered', marks: null })),
      })
      const valuesOf = ({ scores }: MockReport) =>
        scoreNames.map((score) => scores[score] && Number(scores[score].value.toFixed(9)))
      const fed = valuesOf(perfect).map((value) => value !== null)
      expect(valuesOf(perfect)).toEqual(fed.map((isFed) => (isFed ? 90 : null)))
      expect(valuesOf(nothing)).toEqual(fed.map((isFed) => (isFed ? 10 : null)))
      expect(fed[0]).toBe(true)
      expect(mockReportSchema.parse(perfect)).toEqual(perfect)
    },
  )
})

test('whatever becomes of the items, the report is one that can be kept and every value lies in its band', () => {
  fc.assert(
    fc.property(anyTest, (form) => {
      const report = reportOf(form)
      expect(mockReportSchema.parse(report)).toEqual(report)
      for (const name of scoreNames) {
        const score = report.scores[name]
        if (score === null) continue
        expect(score.low).toBeLessThanOrEqual(score.value)
        expect(score.value).toBeLessThanOrEqual(score.high)
        expect(score.repeatError).toBeLessThanOrEqual(score.standardError)
      }
    }),
  )
})
/** Scores of both reports that both have. */
const both = (one: MockReport, other: MockReport) =>
  scoreNames.flatMap((name) => {
    const [first, second] = [one.scores[name], other.scores[name]]
    return first === null || second === null ? [] : [{ first, second }]
  })
const ALMOST = 1e-9

test('a point more in any item lowers no score', () => {
  fc.assert(
    fc.property(anyTest, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (form, which, more) => {
      const changed = form.items.map((item, i) => {
        if (i !== which % form.items.length || item.marks === null) return item
        const { earned, max } = item.marks
        return { ...item, marks: { ...item.marks, earned: earned + more * (max - earned) } }
      })
      for (const { first, second } of both(reportOf(form), reportOf({ ...form, items: changed })))
        expect(second.value).toBeGreaterThanOrEqual(first.value - ALMOST)
    }),
  )
})

test('one more item without a score changes no value and narrows no band', () => {
  fc.assert(
    fc.property(anyTest, fc.nat(), fc.constantFrom('unscorable' as const, 'pending' as const), (form, which, state) => {
      const like = form.items[which % form.items.length] ?? form.items[0]
      if (like === undefined) return
      const lost = { ...like, position: 1000, outcome: 'answered' as const, state, marks: null, engine: null }
      for (const { first, second } of both(reportOf(form), reportOf({ ...form, items: [...form.items, lost] }))) {
        expect(second.value).toBe(first.value)
        expect(second.standardError).toBeGreaterThanOrEqual(first.standardError)
      }
    }),
  )
})

test('one more item with what the others of its kind earned widens no band', () => {
  fc.assert(
    fc.property(
      anyFormat,
      anyForm,
      fc.array(anyShare, { minLength: 22, maxLength: 22 }),
      fc.nat(),
      (format, form, shares, which) => {
        const kinds = [...new Set(itemsOf(format, form, () => ({})).map(({ taskId }) => taskId))]
        const shareOf = new Map(kinds.map((taskId, i) => [taskId, shares[i] ?? 0]))
        const items = itemsOf(format, form, () => ({})).map((item) => ({
          ...item,
          marks: item.marks && { ...item.marks, earned: (shareOf.get(item.taskId) ?? 0) * item.marks.max },
        }))
        const more = items.filter((_, i) => i === which % items.length).map((item) => ({ ...item, position: 1000 }))
        const reports = [items, [...items, ...more]].map((each) => reportOf({ format, form, items: each }))
        for (const { first, second } of reports[0] && reports[1] ? both(reports[0], reports[1]) : [])
          expect(second.standardError).toBeLessThanOrEqual(first.standardError + ALMOST)
      },
    ),
  )
})

test('the same items in another order give the same report', () => {
  fc.assert(
    fc.property(anyTest, fc.integer(), (form, seed) => {
      const items = shuffled(form.items, seededRandom(seed))
      expect(reportOf({ ...form, items })).toEqual(reportOf(form))
    }),
  )
})
