import { expect, test } from 'vitest'
import { isAllCapitals } from './is-all-capitals.ts'

test.each(['BEES ARE IN DANGER.', 'ÉCOLE', 'CITY 2024!', `${'BEES ARE IN DANGER. '.repeat(9)}Ok.`])(
  '%j is all capitals',
  (text) => {
    expect(isAllCapitals(text)).toBe(true)
  },
)

test.each([
  '',
  'I',
  'UK',
  '2024',
  'Bees',
  'BEES ARE IN DANGEr',
  'THE NATO AND THE EU ARE not all',
  'Bees ARE IN DANGER.',
  'مرحبا بالعالم',
])('%j is not all capitals', (text) => {
  expect(isAllCapitals(text)).toBe(false)
})
