import { expect, test } from 'vitest'
import { pointDoubt } from './point-doubt.ts'

test('each point that may say the opposite adds its doubt; the more points, the less of it', () => {
  expect(pointDoubt([{}, { truth: 'kept' }, { truth: 'reversed' }])).toBe(0)
  expect(pointDoubt([{ truth: 'doubtful' }, {}])).toBe(0.25)
  expect(pointDoubt([{ truth: 'doubtful' }, { truth: 'doubtful' }, {}, {}])).toBeCloseTo(0.177, 3)
})
