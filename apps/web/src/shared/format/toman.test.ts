import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tomanText } from './toman.ts'

test.each([
  [0, '۰ تومان'],
  [1, '۱ تومان'],
  [950, '۹۵۰ تومان'],
  [1000, '۱ هزار تومان'],
  [1001, '۱ هزار و ۱ تومان'],
  [250_000, '۲۵۰ هزار تومان'],
  [999_999, '۹۹۹ هزار و ۹۹۹ تومان'],
  [1_000_000, '۱ میلیون تومان'],
  [1_000_007, '۱ میلیون و ۷ تومان'],
  [1_250_000, '۱ میلیون و ۲۵۰ هزار تومان'],
  [12_345_678, '۱۲ میلیون و ۳۴۵ هزار و ۶۷۸ تومان'],
  [1_500_000_000, '۱٬۵۰۰ میلیون تومان'],
])('%i Toman are said as %s', (toman, text) => {
  expect(tomanText(toman)).toBe(text)
})

const units = new Map([
  ['میلیون', 1_000_000],
  ['هزار', 1000],
])

/** Adds up what is said. */
function amountOf(text: string): number {
  const said = text.replace(/ تومان$/u, '').split(' و ')
  return said.reduce((sum, part) => {
    const [digits = '', unit] = part.split(' ')
    const count = Number(
      digits.replaceAll('٬', '').replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0))),
    )
    return sum + count * (unit === undefined ? 1 : (units.get(unit) ?? Number.NaN))
  }, 0)
}

test('what is said adds up to the amount, largest unit first and none of them twice', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (toman) => {
      const text = tomanText(toman)
      expect(amountOf(text)).toBe(toman)
      expect(text).toMatch(
        /^(?:[۰-۹٬]+ میلیون(?: و |(?= تومان)))?(?:[۰-۹]+ هزار(?: و |(?= تومان)))?(?:[۰-۹]+)? ?تومان$/u,
      )
      expect(text).not.toMatch(/[0-9]/u)
    }),
  )
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount of Toman', (toman) => {
  expect(() => tomanText(toman)).toThrow(RangeError)
})
