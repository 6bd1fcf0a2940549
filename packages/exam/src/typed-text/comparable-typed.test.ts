import { describe, expect, test } from 'vitest'
import { comparableTyped, isSameTyped } from './comparable-typed.ts'
import { wholeNumberTyped } from './number-typed.ts'

describe('comparableTyped', () => {
  test.each([
    ['Highlands\u200C ', 'highlands'],
    ['twenty\u2013five', 'twenty-five'],
    ['twenty\u2014five', 'twenty-five'],
    ['  ice \u00A0\r\n cream\u2028', 'ice cream'],
    ['NAI\u0308VE', 'na\u00EFve'],
    ['\uFF28\uFF29\uFF27\uFF28', 'high'],
    ['\u0130', 'i\u0307'],
    ['\u200B', ''],
  ])('%j is compared as %j', (raw, text) => {
    expect(comparableTyped(raw)).toBe(text)
  })

  test('what a reader tells apart is not the same', () => {
    expect(isSameTyped('twentyfive', 'twenty-five')).toBe(false)
    expect(isSameTyped('naive', 'na\u00EFve')).toBe(false)
    expect(isSameTyped('ice cream', 'icecream')).toBe(false)
  })
})

test.each([
  ['79', 79],
  ['\u06F7\u06F9', 79],
  ['\u0667\u0669\u200F', 79],
  [' \uFF17\uFF19 ', 79],
  ['+10', 10],
  ['\u22125', -5],
  ['7.5', null],
  ['1,000', null],
  ['7 9', null],
  ['', null],
  ['seventy', null],
])('%j is the whole number %j', (raw, number) => {
  expect(wholeNumberTyped(raw)).toBe(number)
})
