import { expect, test } from 'vitest'
import { forFeatures, linearModelSchema, predictLinear } from './linear-model.ts'

test('every feature counts by its weight, from the intercept on', () => {
  expect(predictLinear({ weights: [0.5, -1], intercept: 4 }, [1, 2])).toBe(2.5)
  expect(predictLinear({ weights: [], intercept: 4 }, [])).toBe(4)
})

test('a model with weights for other features is refused', () => {
  const schema = forFeatures(linearModelSchema, 2)
  expect(schema.safeParse({ weights: [1, 2], intercept: 0 }).success).toBe(true)
  expect(schema.safeParse({ weights: [1], intercept: 0 }).success).toBe(false)
})
