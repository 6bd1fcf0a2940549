import { expect, test } from 'vitest'
import { labelOf, languageOptions, nameOf } from './language-name.ts'
import { ownNames } from './own-names.ts'

test.each([
  ['fa', 'Persian – فارسی'],
  ['ckb', 'Central Kurdish – کوردیی ناوەندی'],
  ['ht', 'Haitian Creole – Kreyòl ayisyen'],
  ['jv', 'Javanese – Basa Jawa'],
  ['fil', 'Filipino'],
])('%s is called %s, also where the browser knows no own name', (code, label) => {
  expect(labelOf(code, nameOf(code))).toBe(label)
})

test('no two languages are called the same', () => {
  const labels = Object.keys(ownNames).map((code) => labelOf(code, nameOf(code)))
  expect(new Set(labels).size).toBe(labels.length)
})

test.each([
  ['tl', 'fil'],
  ['iw', 'he'],
])('a language chosen by its other code %s is listed once, as %s', (chosen, value) => {
  const listed = { fil: 'Filipino', he: 'Hebrew' }
  expect(languageOptions(listed, chosen)).toMatchObject({ value, options: [{ value: 'fil' }, { value: 'he' }] })
})

test.each(['fa', 'not a code'])('what is chosen, %s, is shown while the others are not known', (chosen) => {
  expect(languageOptions({}, chosen)).toMatchObject({ value: chosen, options: [{ value: chosen }] })
})

test('nothing is chosen where nothing was', () => {
  expect(languageOptions({ fa: 'Persian' }, null)).toMatchObject({ value: null, options: [{ value: 'fa' }] })
})
