import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords } from '../count-words.ts'
import { comparableTyped, isSameTyped } from './comparable-typed.ts'
import { mapTyped, normalizeTyped } from './normalize-typed.ts'
import { TYPED_EXAMPLES } from './testing/typed-examples.ts'

/** Letters, and all that makes typed text differ without being seen. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from(
        'ab Z1é\u0301\u0323\u200C\u200F\u00AD\u0640\u064A۷٣ﬁａ＇’`\u1FEF“—‐-\r\n\u2028\u00A0İß\uD7A3\u1100\u1161\u11A8\u{1D41A}',
      ),
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
  maxLength: 24,
})
const INVISIBLE = '\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\u2066\u2069\uFEFF\u061C\uFE0F\u{E0041}'
const TOKEN = /[^\s-]+/gu

describe('normalizeTyped', () => {
  test.each(TYPED_EXAMPLES)('%j is %j: %s', (raw, text) => {
    expect(normalizeTyped(raw)).toBe(text)
    expect(isSameTyped(raw, text)).toBe(true)
  })

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

  test('takes texts that are canonically the same as one', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        expect(normalizeTyped(raw.normalize('NFD'))).toBe(normalizeTyped(raw.normalize('NFC')))
      }),
    )
  })

  test('changes no letter’s case', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aZéÀ’\u00AD ＡＢｃ')), maxLength: 24 }), (raw) => {
        const isUpper = (text: string) => Array.from(text.matchAll(/\p{L}/gu), ([letter]) => /\p{Lu}/u.test(letter))
        expect(isUpper(normalizeTyped(raw))).toEqual(isUpper(raw))
      }),
    )
  })

  test('neither joins nor parts words, whatever blanks, dashes and unseen characters stand between and in them', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abé’1')), minLength: 1, maxLength: 5 })
    const gap = fc.constantFrom(' ', '\u00A0', '\u2009', '\t', '\r\n', '\u2028', '\u3000', '-', '\u2011', '\u2010')
    const unseen = fc.constantFrom('', ...Array.from(INVISIBLE))
    fc.assert(
      fc.property(fc.array(fc.tuple(word, unseen, gap, unseen), { maxLength: 8 }), (parts) => {
        const raw = parts.map(
          ([own, before, between, after]) => `${own.slice(0, 1)}${before}${own.slice(1)}${between}${after}`,
        )
        const words = normalizeTyped(raw.join('')).match(TOKEN) ?? []
        expect(words).toEqual(parts.map(([own]) => normalizeTyped(own)))
      }),
    )
  })

  test('leaves as many tokens between spaces as a reader sees', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const visible = Array.from(raw)
          .filter((character) => normalizeTyped(character) !== '')
          .join('')
        expect(countWords(raw)).toBe(visible.split(/[\s\u0085\u2800]+/u).filter((token) => token !== '').length)
      }),
    )
  })
})

describe('mapTyped', () => {
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

  test('never leads back: what stands later stands later in what was typed', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const { text, rawSpan } = mapTyped(raw)
        const spans = Array.from({ length: text.length }, (_, i) => rawSpan(i, i + 1))
        spans.slice(1).forEach(({ start, end }, i) => {
          expect(start).toBeGreaterThanOrEqual(spans[i]?.start ?? 0)
          expect(end).toBeGreaterThanOrEqual(spans[i]?.end ?? 0)
        })
        expect(rawSpan(text.length, text.length)).toEqual({ start: raw.length, end: raw.length })
      }),
    )
  })

  test('a word’s span holds what is unseen within it and nothing around it', () => {
    const raw = '\u200Fthe high\u200Clands\u200E.'
    const { text, rawSpan } = mapTyped(raw)
    const at = text.indexOf('highlands')
    const { start, end } = rawSpan(at, at + 'highlands'.length)
    expect(raw.slice(start, end)).toBe('high\u200Clands')
  })
})

test('the cost goes with the length, also of a hundred thousand marks on one letter', () => {
  const timeOf = (raw: string) => {
    const start = performance.now()
    mapTyped(raw)
    return performance.now() - start
  }
  timeOf(`a${'\u0301'.repeat(1000)}`)
  expect(timeOf(`a${'\u0301'.repeat(100_000)}`)).toBeLessThan(1000)
  expect(timeOf('\u00AD’a'.repeat(50_000))).toBeLessThan(2000)
})
