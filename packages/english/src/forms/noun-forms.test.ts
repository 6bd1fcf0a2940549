import { expect, test } from 'vitest'
import { isNumberless, isPlural, pluralOf } from './noun-forms.ts'

test.each([
  ['book', 'books'],
  ['city', 'cities'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['church', 'churches'],
  ['child', 'children'],
  ['analysis', 'analyses'],
])('the plural of %s is %s', (singular, plural) => {
  expect(pluralOf(singular)).toBe(plural)
  expect(isPlural(plural, singular)).toBe(true)
  expect(isPlural(singular, singular)).toBe(false)
})

test.each(['news', 'physics', 'series', 'business', 'virus'])('%s is no plural', (noun) => {
  expect(isPlural(noun, noun.replace(/s$/u, ''))).toBe(false)
  expect(isNumberless(noun)).toBe(true)
})
