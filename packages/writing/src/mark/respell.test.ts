import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mark } from './mark.ts'
import { respell } from './respell.ts'

function misspelt(text: string, word: string, suggestion: string): Mark {
  const start = text.indexOf(word)
  return { code: 'spelling', type: 'SPELLING', start, end: start + word.length, message: '', suggestions: [suggestion] }
}

test('misspelt words are replaced, and places lead back', () => {
  const text = 'Alot of goverments has it.'
  const respelt = respell(text, [misspelt(text, 'Alot', 'A lot'), misspelt(text, 'goverments', 'governments')])
  expect(respelt.text).toBe('A lot of governments has it.')
  const at = respelt.text.indexOf('has')
  expect(text.slice(respelt.toOriginal(at, 'start'), respelt.toOriginal(at + 3, 'end'))).toBe('has')
  expect(respelt.toOriginal(2, 'start')).toBe(0)
  expect(respelt.toOriginal(3, 'end')).toBe(4)
})

test('a word without a suggestion stays', () => {
  const mark = { ...misspelt('A qanat.', 'qanat', ''), suggestions: [] }
  expect(respell('A qanat.', [mark]).text).toBe('A qanat.')
})

test('without replacements every place is its own', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), (text, offset) => {
      expect(respell(text, []).toOriginal(offset, 'start')).toBe(offset)
    }),
  )
})
