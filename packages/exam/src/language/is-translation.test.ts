import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTranslation } from './is-translation.ts'

const english = 'Street trees cool the roads and slow the rain.'

test.each([
  ['fa', 'درختان خیابان جاده‌ها را خنک و باران را کند می‌کنند.'],
  ['ar', 'تبرد أشجار الشوارع الطرق وتبطئ المطر.'],
  ['es', 'Los árboles de las calles refrescan las carreteras y frenan la lluvia.'],
  ['ru', 'Уличные деревья охлаждают дороги и замедляют дождь.'],
  ['ja', '街路樹は道路を冷やし、雨を遅らせます。'],
  ['zh', '行道树使道路降温，减缓雨水。'],
  ['ko', '가로수는 도로를 식히고 비를 늦춥니다.'],
  ['he', 'עצי רחוב מקררים את הכבישים ומאטים את הגשם.'],
])('a sentence in the script of %s is a translation', (target, translated) => {
  expect(isTranslation(english, translated, target)).toBe(true)
})

test.each([
  ['the English itself', 'es', english],
  ['the English in another case and without its full stop', 'es', english.toUpperCase().replace('.', '')],
  ['the English with a word changed', 'es', 'Street trees cool los roads and slow the rain.'],
  ['English before another script', 'fa', `${english} درخت`],
  ['another language than asked for', 'fa', 'Los árboles refrescan las carreteras.'],
  ['Persian for Russian', 'ru', 'درختان خیابان جاده‌ها را خنک می‌کنند.'],
  ['nothing', 'fa', ''],
  ['no letter', 'fa', '…'],
  ['something ten times as long', 'fa', 'درختان خیابان '.repeat(40)],
])('%s is no translation', (_what, target, translated) => {
  expect(isTranslation(english, translated, target)).toBe(false)
})

test.each(['1,000', '3.5%', 'Marie Curie', 'NASA', 'B12', 'NASA 2030', 'OK', '3 km', '20 mph'])(
  '%s may stay as it is',
  (text) => {
    expect(isTranslation(text, text, 'fa')).toBe(true)
    expect(isTranslation(text, text, 'es')).toBe(true)
  },
)

test.each([
  'Hello.',
  'hotel',
  'run',
  'of',
  'Go',
  'The end.',
  'Marie went home',
  'Trees',
  'Trees Against The City Heat',
])('%s may not', (text) => {
  expect(isTranslation(text, text, 'es')).toBe(false)
})

test('names and abbreviations may stand among the words of another script', () => {
  expect(isTranslation('NASA works with the ESA on it.', 'NASA در این کار با ESA همکاری می‌کند.', 'fa')).toBe(true)
})

test('unchanged words in small letters are never a translation', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/u)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('fa', 'es', 'ru', 'zh'),
      (words, to) => {
        expect(isTranslation(words.join(' '), words.join(' '), to)).toBe(false)
      },
    ),
  )
})
