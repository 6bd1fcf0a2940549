import { rulesOf } from '@rehearsal/exam/formats/formats'
import { scoreSchema } from '@rehearsal/exam/score'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratedScore } from './rated-score.ts'

const score = (content: number, form: number, grammar = 1, format: 'academic-2025' | 'core-2024' = 'academic-2025') =>
  ratedScore({
    format,
    rules: rulesOf(format, 'writing/summarize-written-text'),
    engine: { id: 'test', version: '1' },
    judged: {
      content: { share: content, reason: 'c' },
      form: { share: form, reason: 'f' },
      grammar: { share: grammar, standardError: 0.1, reason: 'g' },
      vocabulary: { share: 0.5, reason: 'v' },
    },
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
  })

test('each trait earns its share of the format’s maximum', () => {
  expect(score(0.5, 1).traits.map(({ trait, points }) => [trait, points.earned, points.max])).toEqual([
    ['content', 2, 4],
    ['form', 1, 1],
    ['grammar', 2, 2],
    ['vocabulary', 1, 2],
  ])
})

test('the total counts for every skill the kind feeds', () => {
  expect(score(1, 1).skills).toEqual({ writing: { earned: 8, max: 9 }, reading: { earned: 8, max: 9 } })
})

test('another format has other maxima', () => {
  expect(score(1, 1, 1, 'core-2024').total).toEqual({ earned: 7, max: 8 })
})

test.each([
  ['content', 0, 1],
  ['form', 1, 0],
])('no %s takes the whole item to nothing and says so', (rule, content, form) => {
  const { total, traits } = score(content, form)
  expect(total.earned).toBe(0)
  const grammar = traits.find(({ trait }) => trait === 'grammar')
  expect(grammar).toMatchObject({ reason: `Not counted, because ${rule} earned nothing.`, zeroedBy: rule })
  expect(traits.find(({ trait }) => trait === rule)?.zeroedBy).toBeUndefined()
})

test('a standard error is on the scale of the trait', () => {
  expect(score(1, 1).traits.find(({ trait }) => trait === 'grammar')?.standardError).toBeCloseTo(0.2)
})

const withErrors = (errors: { content?: number; form?: number }, totalError?: number, content = 0.5) =>
  ratedScore({
    format: 'academic-2025',
    rules: rulesOf('academic-2025', 'writing/summarize-written-text'),
    engine: { id: 'test', version: '1' },
    judged: {
      content: {
        share: content,
        reason: 'c',
        ...(errors.content === undefined ? {} : { standardError: errors.content }),
      },
      form: { share: 1, reason: 'f', ...(errors.form === undefined ? {} : { standardError: errors.form }) },
      grammar: { share: 0.5, standardError: 0.2, reason: 'g' },
      vocabulary: { share: 0.5, standardError: 0.1, reason: 'v' },
    },
    ...(totalError === undefined ? {} : { totalError }),
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
  })

test('the total has the error that was measured of totals', () => {
  expect(withErrors({ content: 0.3, form: 0 }, 0.1).total.standardError).toBeCloseTo(0.9)
  expect(withErrors({}, 0.1).total.standardError).toBeCloseTo(0.9)
})

test('without a measured one, the errors of the traits add up in full, to half of the maximum at most', () => {
  expect(withErrors({ content: 0.1, form: 0 }).total.standardError).toBeCloseTo(0.4 + 0.4 + 0.2)
  expect(withErrors({ content: 1, form: 1 }).total.standardError).toBeCloseTo(4.5)
})

test('a trait of which the error is not known leaves the total without one', () => {
  expect(withErrors({ content: 0.1 }).total).not.toHaveProperty('standardError')
})

test('what a zero rule took to nothing is no estimate: neither total nor any trait has an error', () => {
  const { total, traits, skills } = withErrors({ content: 0.3, form: 0 }, 0.1, 0)
  expect(total.standardError).toBe(0)
  expect(traits.map(({ standardError }) => standardError)).toEqual([0, 0, 0, 0])
  expect(skills.writing).toEqual({ earned: 0, max: 9 })
})

test('whatever is judged, points stay between nothing and the maximum and the score parses', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.double({ min: -5, max: 5, noNaN: true }),
      (content, form) => {
        for (const result of [score(content, form), withErrors({ content: 0.3, form: 0.1 }, undefined, content)]) {
          expect(scoreSchema.parse(result)).toEqual(result)
          expect(result.total.earned).toBeLessThanOrEqual(result.total.max)
          expect(result.total.standardError ?? 0).toBeLessThanOrEqual(result.total.max / 2)
        }
      },
    ),
  )
})

test('a trait that could not be judged counts neither way', () => {
  const rules = rulesOf('academic-2025', 'writing/summarize-written-text')
  const result = ratedScore({
    format: 'academic-2025',
    rules,
    engine: { id: 'test', version: '1' },
    judged: {
      form: { share: 1, reason: 'f' },
      grammar: { share: 1, reason: 'g' },
      vocabulary: { share: 1, reason: 'v' },
    },
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
  })
  expect(result.traits.map(({ trait }) => trait)).toEqual(['form', 'grammar', 'vocabulary'])
  expect(result.total).toEqual({ earned: 5, max: 5 })
})
