import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableTyped } from './comparable-typed.ts'
import { mapTyped, normalizeTyped } from './normalize-typed.ts'

/** Letters, and all that makes typed text differ without being seen. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from(
        'ab Z1é\u0301\u0323\u200C\u200F\u00AD\u0640\u064A۷٣ﬁａ＇’`\u1FEF“—‐\r\n\u2028\u00A0İ\uD7A3\u1100\u1161\u11A8',
      ),
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
  maxLength: 24,
})

describe('normalizeTyped', () => {
  test('is idempotent, and so is what is compared', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        expect(normalizeTyped(normalizeTyped(raw))).toBe(normalizeTyped(raw))
        expect(comparableTyped(comparableTyped(raw))).toBe(comparableTyped(raw))
      }),
    )
  })

  test('gives Unicode’s NFC', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        expect(normalizeTyped(raw).normalize('NFC')).toBe(normalizeTyped(raw))
      }),
    )
  })

  test('the way back of each place normalises to what stands there', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const { text, rawSpan } = mapTyped(raw)
        expect(text).toBe(normalizeTyped(raw))
        const whole = rawSpan(0, text.length)
        expect(normalizeTyped(raw.slice(whole.start, whole.end))).toBe(text)
        for (let i = 0; i < text.length; i += 1) {
          const { start, end } = rawSpan(i, i + 1)
          expect(start).toBeLessThan(end)
          expect(normalizeTyped(raw.slice(start, end))).toContain(text.slice(i, i + 1))
        }
      }),
    )
  })
})
