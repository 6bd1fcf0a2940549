import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIdSchema } from '../../formats/format-ids.ts'
import { MOCK_SCORE_MAX } from '../../limits.ts'
import type { TaskId } from '../../task-ids.ts'
import { formIdSchema } from '../forms.ts'
import type { KindRow } from './mock-report.ts'
import { reportOf } from './report-of.ts'
import { itemsOf } from './testing/items-of-form.ts'
import { workFirst } from './work-first.ts'

type Decides = { overall: number; skills: KindRow['weights']['skills'] }

const kind = (taskId: TaskId, share: number | null, weights: Decides): KindRow => ({
  taskId,
  items: 1,
  answered: 1,
  unscorable: 0,
  pending: 0,
  earned: 1,
  max: 1,
  share,
  weights,
  onePointMore: { overall: 0, skills: {} },
})

test('the kind that costs most of the overall score comes first, with the skill that it costs most', () => {
  const rows = [
    kind('speaking/describe-image', 0.5, { overall: 0.1, skills: { speaking: 0.9 } }),
    kind('listening/write-from-dictation', 0.5, { overall: 0.2, skills: { listening: 0.2, writing: 0.3 } }),
    kind('reading/fill-in-the-blanks', 0.9, { overall: 0.3, skills: { reading: 0.9 } }),
  ]
  expect(workFirst(rows)).toEqual([
    { taskId: 'listening/write-from-dictation', points: 80 * 0.5 * 0.2, skill: 'writing', skillPoints: 80 * 0.5 * 0.3 },
    { taskId: 'speaking/describe-image', points: 80 * 0.5 * 0.1, skill: 'speaking', skillPoints: 80 * 0.5 * 0.9 },
    expect.objectContaining({ taskId: 'reading/fill-in-the-blanks' }),
  ])
})

test('a kind that lacks nothing, or has no score, is no work', () => {
  const rows = [
    kind('speaking/describe-image', 1, { overall: 0.1, skills: { speaking: 0.4 } }),
    kind('speaking/read-aloud', null, { overall: 0, skills: {} }),
  ]
  expect(workFirst(rows)).toEqual([])
})

const anyTest = fc.record({
  format: fc.constantFrom(...formatIdSchema.options),
  form: fc.constantFrom(...formIdSchema.options),
  shares: fc.array(fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 90,
    maxLength: 90,
  }),
  unscored: fc.nat(89),
})

test('the rows stand in the order of their numbers, and these add up to what the overall score lacks', () => {
  fc.assert(
    fc.property(anyTest, ({ format, form, shares, unscored }) => {
      const items = itemsOf(format, form, (position) =>
        position === unscored ? { state: 'unscorable', marks: null } : { share: shares[position] ?? 0 },
      )
      const { kinds, scores } = reportOf({ format, form, items })
      const points = workFirst(kinds).map((work) => work.points)
      expect(points).toEqual(points.toSorted((one, other) => other - one))
      expect(Math.min(...points, 1)).toBeGreaterThan(0)
      const lacks = scores.overall === null ? 0 : MOCK_SCORE_MAX - scores.overall.value
      expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(lacks, 9)
    }),
  )
})
