import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIdSchema, type FormatId } from '../../formats/format-ids.ts'
import { itemMaximum } from '../../formats/item-maxima.ts'
import { engineOf } from '../../estimate/marking.ts'
import { skillSchema } from '../../skill.ts'
import { formIdSchema, type FormId } from '../forms.ts'
import { planForm } from '../plan-form.ts'
import { mockReportSchema } from './mock-report.ts'
import type { ReportItem } from './report-item.ts'
import { reportOf } from './report-of.ts'

const scoreNames = ['overall', ...skillSchema.options] as const

/** The items of a form, each with these marks. */
function itemsOf(
  format: FormatId,
  form: FormId,
  itemAt: (position: number) => Partial<ReportItem> & { share?: number },
) {
  return planForm(format, form, () => 0)
    .flatMap((kind) => Array.from({ length: kind.count }, () => kind))
    .map(({ part, taskId }, position): ReportItem => {
      const { share = 1, ...given } = itemAt(position)
      const max = itemMaximum(format, taskId)
      const standardError = engineOf(format, taskId) === null ? null : 0.08 * max
      return {
        part,
        taskId,
        position,
        wasSeen: false,
        outcome: 'answered',
        state: 'scored',
        marks: { earned: share * max, max, standardError, traits: [] },
        engine: null,
        ...given,
      }
    })
}

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
      for (const score of scoreNames) {
        if (perfect.scores[score] === null) expect(nothing.scores[score]).toBeNull()
        else {
          expect(perfect.scores[score]?.value).toBeCloseTo(90, 9)
          expect(nothing.scores[score]?.value).toBeCloseTo(10, 9)
        }
      }
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
