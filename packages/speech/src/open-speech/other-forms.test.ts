import { expect, test } from 'vitest'
import { otherForms } from './other-forms.ts'

test.each([
  ['cities', ['city']],
  ['walls', ['wall']],
  ['houses', ['house']],
  ['stopped', ['stop']],
  ['falls', ['fall', 'fell', 'fallen']],
  ['fall', ['fell', 'fallen']],
  ['grew', ['grow', 'grown']],
  ['measured', ['measure']],
  ['volcano', []],
  ['glass', []],
  ['status', []],
  ['spring', ['sprang', 'sprung']],
  ['string', []],
])('%s is also heard as %j', (word, forms) => {
  expect(otherForms(word)).toEqual(forms)
})
