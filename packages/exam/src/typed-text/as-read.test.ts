import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asRead } from './as-read.ts'

test.each([
  ['capitals', 'CaSiNo'],
  ['full width', 'ｃａｓｉｎｏ'],
  ['mathematical letters', '𝒄𝓪𝗌𝙞𝚗𝖔'],
  ['circled letters', 'ⓒⓐⓢⓘⓝⓞ'],
  ['Cyrillic letters', 'саѕіnо'],
  ['Cyrillic capitals', 'СAЅІNО'],
  ['Greek letters', 'cαsιnο'],
  ['accents', 'cásïñö'],
  ['stacked accents', 'c\u0336a\u0336s\u0336i\u0336n\u0336o\u0336'],
  ['zero-width spaces', 'c\u200Ba\u200Cs\u200Di\u2060n\uFEFFo'],
  ['soft hyphens', 'c\u00ADas\u00ADino'],
  ['joiners and fillers', 'c\u034Fa\u115Fs\u3164i\uFFA0no'],
  ['direction marks', '\u202Ecasi\u2066no\u2069'],
  ['variation selectors', 'c\uFE0Fasin\u{E0100}o'],
])('%s are read as the plain word', (_name, text) => {
  expect(asRead(text)).toBe('casino')
})

test('any white space is one space', () => {
  expect(asRead(' free \u00A0\u2003\n\u2800 money ')).toBe('free money')
})

test.each([
  ['don’t', "don't"],
  ['free—money', 'free-money'],
  ['۲۴ ساعت', '24 ساعت'],
  ['علي', 'علی'],
  ['« free »', '" free "'],
])('%j is read as %j, as it is compared elsewhere', (text, read) => {
  expect(asRead(text)).toBe(asRead(read))
})

test('words of other scripts keep what makes them words', () => {
  expect(asRead('سلام')).toBe('سلام')
  expect(asRead('可以')).toBe('可以')
  expect(asRead('класс')).not.toBe(asRead('клуб'))
})

test('a text as read is read as itself, and a part of a text as a part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(asRead(asRead(a))).toBe(asRead(a))
      expect(asRead(`${a} ${b}`)).toContain(asRead(a))
    }),
  )
})
