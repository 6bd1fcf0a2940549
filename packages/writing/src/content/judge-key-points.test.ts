import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { judgeKeyPoints } from './judge-key-points.ts'

const point = {
  point: 'Bees are declining because of pesticides.',
  cues: [
    ['bee', 'insect'],
    ['decline', 'die out'],
    ['pesticide', 'farm chemical'],
  ],
}

test.each([
  ['Bees are declining because farmers use pesticides.', true, 1],
  ['Insects die slowly out where farm chemicals are used.', true, 1],
  ['The bee declined.', true, 2 / 3],
  ['Pesticides are dangerous.', false, 1 / 3],
  ['Trains are late.', false, 0],
  ['', false, 0],
])('%j covers the point: %s, to the degree %d', (text, isCovered, degree) => {
  const { results, coverage } = judgeKeyPoints(parseText(text), [point])
  expect(results[0]?.isCovered).toBe(isCovered)
  expect(coverage).toBeCloseTo(degree)
})

test('the quote is the clause that shows most of the point', () => {
  const text = 'Farmers earn little money, and bees are declining because of pesticides, which worries experts.'
  const { results } = judgeKeyPoints(parseText(text), [point])
  expect(results[0]?.quote).toContain('bees are declining')
  expect(results[0]?.quote).not.toContain('Farmers')
})

test('a point that is not shown has no quote', () => {
  expect(judgeKeyPoints(parseText('Trains are late.'), [point]).results[0]?.quote).toBeNull()
})

test('a point is touched on, and quoted, from half of its cue lists on', () => {
  const half = { point: 'Trains are late.', cues: [['train'], ['late']] }
  expect(judgeKeyPoints(parseText('The trains are new.'), [half]).results).toEqual([
    { point: half.point, isCovered: false, quote: expect.stringContaining('trains') },
  ])
  expect(judgeKeyPoints(parseText('Pesticides are dangerous.'), [point]).results[0]?.quote).toBeNull()
})

test('coverage is the mean over the points', () => {
  const other = { point: 'Trains are late.', cues: [['train'], ['late']] }
  expect(judgeKeyPoints(parseText('The trains were late again.'), [point, other]).coverage).toBeCloseTo(0.5)
})

test('a point without cues is never covered', () => {
  expect(judgeKeyPoints(parseText('Anything.'), [{ point: 'x', cues: [] }]).results[0]?.isCovered).toBe(false)
})

test('adding words never lowers coverage', () => {
  const words = fc.array(fc.constantFrom('bees', 'decline', 'pesticides', 'trains', 'and', 'the'), { maxLength: 6 })
  fc.assert(
    fc.property(words, words, (some, more) => {
      const fewer = judgeKeyPoints(parseText(some.join(' ')), [point]).coverage
      expect(judgeKeyPoints(parseText([...some, ...more].join(' ')), [point]).coverage).toBeGreaterThanOrEqual(fewer)
    }),
    { numRuns: 60 },
  )
})
