import { expect, test } from 'vitest'
import { isKnownWord } from './dictionary.ts'

test.each([
  'colour',
  'color',
  'organisation',
  'organization',
  'don’t',
  "children's",
  'well-known',
  'COVID-19',
  'London',
  'façades',
  'six-year-olds',
  'four-seater',
  'ok',
  'haha',
  'I',
])('%s is known', (word) => {
  expect(isKnownWord(word)).toBe(true)
})

test.each(['univercity', 'informations', 'becouse', 'asdkjh', 'goverment-led', 'goverment-olds', 'façadde', 'مرحبا'])(
  '%s is unknown',
  (word) => {
    expect(isKnownWord(word)).toBe(false)
  },
)
