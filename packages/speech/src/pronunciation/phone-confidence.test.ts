import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhoneConfidence } from './pronunciation-models.ts'
import { phoneConfidence } from './phone-confidence.ts'

const table = readPhoneConfidence()

test('clear and plainly wrong sounds are sure, those between are not', () => {
  expect(phoneConfidence(table, 1.98)).toBeGreaterThan(0.9)
  expect(phoneConfidence(table, 0.2)).toBeGreaterThan(0.8)
  expect(phoneConfidence(table, 1.4)).toBeLessThan(0.65)
})

test('confidence is a share at any score', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (score) => {
      const confidence = phoneConfidence(table, score)
      expect(confidence >= 0 && confidence <= 1).toBe(true)
    }),
  )
})
