import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingForm } from './spelling-form.ts'
import { normalizeTyped } from './normalize-typed.ts'

test.each([
  ['re\u0441eive', 'receive'],
  ['\u0421af\u0435\u0301', 'caf\u00E9'],
  ['na\u0456\u0308ve', 'na\u00EFve'],
  ['na\u0457ve', 'na\u00EFve'],
  ['\u0130ce', 'ice'],
  ['\u0130\u0307\u0301', '\u00ED'],
  ['\u200FHigh\u00ADlands ', 'highlands'],
  ['پل', 'پل'],
  // A capital epsilon as mathematicians write it, drawn as an E.
  ['\u{1D794}nd', 'end'],
])('%j is compared as %j', (typed, form) => {
  expect(spellingForm(typed)).toBe(form)
})

const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from('aeiIİ \u0430\u0435\u0456\u0457\u0451\u0406\u03BF\u03CC\u0301\u0308\u0307\u200Cﬁ۲-–’'),
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
  maxLength: 16,
})

/** Those that fold to nothing else, by the ten thousand, and those that are none. */
const UNCHANGING = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Yi}\p{Script=Tangut}\p{Script=Egyp}\p{Cn}\p{Co}\p{Cs}]/u

test('every character has one form, which is settled', () => {
  const unsettled: string[] = []
  for (let point = 0; point < 0x2_00_00; point += 1) {
    const character = String.fromCodePoint(point)
    if (UNCHANGING.test(character)) continue
    const form = spellingForm(character)
    if (spellingForm(form) !== form || spellingForm(normalizeTyped(character)) !== form) unsettled.push(character)
  }
  expect(unsettled).toEqual([])
})

test('what does not count is taken away once and for all', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(spellingForm(spellingForm(text))).toBe(spellingForm(text))
    }),
    { numRuns: 2000 },
  )
})

test('texts that are canonically the same, or that the base takes for the same, are one', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(spellingForm(text.normalize('NFD'))).toBe(spellingForm(text.normalize('NFC')))
      expect(spellingForm(normalizeTyped(text))).toBe(spellingForm(text))
    }),
    { numRuns: 2000 },
  )
})
