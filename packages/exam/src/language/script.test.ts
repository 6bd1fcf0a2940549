import { expect, test } from 'vitest'
import { directionOf, scriptOf } from './script.ts'

test.each(['fa', 'ar', 'he', 'ur', 'ckb', 'ps', 'sd', 'yi', 'ug', 'dv', 'FA'])(
  '%s is written from right to left',
  (code) => {
    expect(directionOf(code)).toBe('rtl')
  },
)

test.each(['en', 'es', 'tr', 'ru', 'zh', 'ja', 'hi', 'az', 'xx'])('%s is written from left to right', (code) => {
  expect(directionOf(code)).toBe('ltr')
})

test('a language has the script it is usually written in', () => {
  expect(['fa', 'pa', 'sr', 'zh', 'ja', 'xx'].map(scriptOf)).toEqual(['Arab', 'Guru', 'Cyrl', 'Hans', 'Jpan', 'Latn'])
})
