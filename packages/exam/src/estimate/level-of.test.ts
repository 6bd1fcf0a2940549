import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIdSchema, type FormatId } from '../formats/format-ids.ts'
import { kindsOf, taskWeights } from '../formats/task-weights.ts'
import { skillSchema } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { HALF_LIFE_DAYS, OLDEST_DAYS } from './constants.ts'
import { levelOf } from './level-of.ts'
import { levelSchema } from './level.ts'

const format = 'academic-2025'
const scoreNames = ['overall', ...skillSchema.options] as const

const answer = (taskId: TaskId, share: number, more: Partial<AnswerEvidence> = {}): AnswerEvidence => ({
  taskId,
  share,
  standardError: null,
  ageDays: 0,
  isSeen: false,
  ...more,
})
const times = (count: number, one: AnswerEvidence) => Array.from({ length: count }, () => one)
/** So many answers of every kind. */
const allKinds = (of: FormatId, count: number, shareOf: (taskId: TaskId) => number) =>
  kindsOf(of).flatMap((taskId) => times(count, answer(taskId, shareOf(taskId))))

describe('the value', () => {
  test('is 10 plus 80 times the mean shares by their weights', () => {
    const shares = new Map(kindsOf(format).map((taskId, i) => [taskId, (i % 5) / 4]))
    const level = levelOf({ format, evidence: allKinds(format, 2, (taskId) => shares.get(taskId) ?? 0) })
    for (const score of scoreNames) {
      const weights = taskWeights(format)[score]
      const mean = [...weights].reduce((sum, [taskId, weight]) => sum + weight * (shares.get(taskId) ?? 0), 0)
      expect(level[score]?.value).toBeCloseTo(10 + 80 * mean, 9)
    }
  })

  test('rests on the kinds that were answered alone, by their proportions', () => {
    const evidence = [answer('speaking/describe-image', 1), answer('speaking/read-aloud', 0)]
    expect(levelOf({ format, evidence }).speaking?.value).toBeCloseTo(10 + (80 * 31) / 40, 9)
  })

  test('is null in skills that no answer feeds, and of what the format lacks', () => {
    const { overall, listening, writing } = levelOf({ format, evidence: [answer('reading/fill-in-the-blanks', 0.5)] })
    expect(overall?.answers).toBe(1)
    expect([listening, writing]).toEqual([null, null])
    expect(levelOf({ format, evidence: [answer('writing/write-email', 1)] }).overall).toBeNull()
  })

  test('counts an answer of a half-life ago half', () => {
    const evidence = [answer('writing/write-essay', 0.9), answer('writing/write-essay', 0, { ageDays: HALF_LIFE_DAYS })]
    expect(levelOf({ format, evidence }).writing?.value).toBeCloseTo(10 + 80 * 0.6, 9)
  })

  test('leaves out what is too old to tell of today', () => {
    const evidence = [answer('writing/write-essay', 0.9, { ageDays: OLDEST_DAYS + 1 })]
    expect(levelOf({ format, evidence }).writing).toBeNull()
  })

  test('counts a question that was met before less', () => {
    const evidence = [answer('writing/write-essay', 0.5), answer('writing/write-essay', 0.8, { isSeen: true })]
    expect(levelOf({ format, evidence }).writing?.value).toBeCloseTo(10 + 80 * 0.6, 9)
  })
})

describe('the band', () => {
  const widthOf = (evidence: AnswerEvidence[], more: { unscored?: Map<TaskId, number>; kinds?: TaskId[] } = {}) =>
    levelOf({ format, evidence, ...more }).overall?.standardError ?? Infinity

  test('is narrower with more answers, and never without width', () => {
    const widths = [1, 2, 4, 8].map((count) => widthOf(allKinds(format, count, () => 1)))
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
    expect(new Set(widths).size).toBe(4)
    expect(widths.at(-1)).toBeGreaterThan(0.5)
  })

  test('is wider where questions were met before, answers are old, or some have no score', () => {
    const fresh = allKinds(format, 3, () => 0.6)
    const usual = widthOf(fresh)
    expect(widthOf(fresh.map((each) => ({ ...each, isSeen: true })))).toBeGreaterThan(usual)
    expect(widthOf(fresh.map((each) => ({ ...each, ageDays: 30 })))).toBeGreaterThan(usual)
    expect(widthOf(fresh, { unscored: new Map([['speaking/describe-image', 1]]) })).toBeGreaterThan(usual)
  })

  test('is wider for the exam than for the kinds that were answered', () => {
    const kinds: TaskId[] = ['speaking/describe-image', 'reading/fill-in-the-blanks']
    const evidence = kinds.flatMap((taskId) => times(5, answer(taskId, 0.6)))
    expect(widthOf(evidence)).toBeGreaterThan(1.5 * widthOf(evidence, { kinds }))
  })

  test('keeps what an engine errs by on all answers alike, however many there are', () => {
    const essays = (count: number) => {
      const { writing } = levelOf({
        format,
        kinds: ['writing/write-essay'],
        evidence: times(count, answer('writing/write-essay', 0.6, { standardError: 0.1 })),
      })
      return { whole: writing?.standardError ?? 0, repeat: writing?.repeatError ?? 0 }
    }
    expect(essays(1000).repeat).toBeLessThan(0.3)
    expect(essays(1000).whole).toBeGreaterThan(2)
    expect(essays(1000).whole).toBeLessThan(essays(2).whole)
  })

  test('follows the errors that engines tell', () => {
    const takes = (standardError: number) =>
      levelOf({ format, evidence: times(6, answer('speaking/describe-image', 0.6, { standardError })) }).speaking
        ?.standardError ?? 0
    expect(takes(0.2)).toBeGreaterThan(takes(0.05))
  })
})

const anyEvidence = fc.array(
  fc.record({
    taskId: fc.constantFrom(...kindsOf(format)),
    share: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    standardError: fc.option(fc.double({ min: 0, max: 0.5, noNaN: true })),
    ageDays: fc.double({ min: 0, max: OLDEST_DAYS, noNaN: true }),
    isSeen: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)

test('every value lies in its band and on the scale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formatIdSchema.options), anyEvidence, (of, evidence) => {
      const level = levelOf({ format: of, evidence })
      expect(levelSchema.parse(level)).toEqual(level)
      for (const score of scoreNames) {
        const { low, value, high } = level[score] ?? { low: 10, value: 10, high: 10 }
        expect(low).toBeLessThanOrEqual(value)
        expect(value).toBeLessThanOrEqual(high)
      }
    }),
  )
})
