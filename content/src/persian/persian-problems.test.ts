import { expect, test } from 'vitest'
import { persianProblems } from './persian-problems.ts'

test.each([
  ['می‌شود', ''],
  ['این خانهٔ ۱۲ متری، «قدیمی» است؛ مگر نه؟', ''],
  ['غالباً ۳٫۵ درصد (تقریباً)…', ''],
  ['سطح CO2 بالا رفت.', 'The level of CO2 rose.'],
  ['پل ____ است.', 'The bridge is ____.'],
  ['با T آغاز می‌شود.', 'It begins with a T.'],
  ['چشمش به @ افتاد.', 'His eye fell on @.'],
])('%s is written in Persian', (persian, english) => {
  expect(persianProblems(persian, english)).toEqual([])
})

test.each([
  ['كتاب', /ك/u],
  ['زندگي', /ي/u],
  ['خانة', /ة/u],
  ['سُر خوردن', /not written in Persian/u],
  ['سطح CO2 بالا رفت.', /CO/u],
  ['۳ یا 4 نفر', /4/u],
  ['نشانهٔ @ را', /@/u],
  ['پل، رود, کوه', /,/u],
  ['چرا?', /\?/u],
])('%s is not: its sign is named', (persian, sign) => {
  expect(persianProblems(persian, 'The level rose.').join(' ')).toMatch(sign)
})

test.each([
  ['می شود', 'has a part of a word that a joiner (U+200C) must hold'],
  ['کتاب ها آمدند', 'has a part of a word that a joiner (U+200C) must hold'],
  ['رفتن ', 'has a blank too many'],
  ['رفتن  آمدن', 'has a blank too many'],
  ['رفت .', 'has a blank before a mark'],
  ['می‌ شود', 'has a joiner (U+200C) that joins nothing'],
])('"%s" %s', (persian, problem) => {
  expect(persianProblems(persian)).toEqual([problem])
})
