/** Numbers up to a hundred as answers: other ways to say one, and the numbers that it is taken for. */
import { numberToWords } from '@rehearsal/phonetics/text/numbers'

const UNDER = 100
/** Said for a number beside its own name. */
const OTHER_NAMES = new Map<number, readonly string[]>([
  [0, ['nought', 'nil']],
  [6, ['half a dozen']],
  [12, ['a dozen', 'one dozen']],
  [24, ['two dozen']],
  [100, ['a hundred']],
  [1000, ['a thousand']],
])
const LARGER = new Set(['hundred', 'thousand', 'million', 'billion', 'trillion'])

const nameOf = (value: number) => (numberToWords(String(value))[0] ?? []).join(' ')
const VALUES = new Map(
  [...Array.from({ length: UNDER }, (_, i) => i), 100, 1000].map((value) => [nameOf(value), value] as const),
)
const UNITS = new Set(Array.from({ length: 9 }, (_, i) => nameOf(i + 1)))
const TENS = new Set(Array.from({ length: 8 }, (_, i) => nameOf(10 * (i + 2))))

/** Other ways to say an answer that is a number, or a number and what is counted: “half a dozen months” for “six months”. */
export function otherNamesOfNumber(answer: string): string[] {
  const number = leadingNumber(answer)
  return number === null ? [] : (OTHER_NAMES.get(number.value) ?? []).map((name) => `${name}${number.rest}`)
}

/** Numbers that sound alike or hold the answer's: sixteen, sixty, sixth and twenty-six for six. */
export function competingNumbers(answer: string): string[] {
  const number = leadingNumber(answer)
  if (number === null || number.value >= UNDER) return []
  const { value, rest } = number
  const unit = value % 10
  const tens = Array.from({ length: 8 }, (_, i) => 10 * (i + 2))
  const alike =
    value < 10
      ? [value + 10, value * 10, ...tens.map((ten) => ten + value)]
      : value < 20
        ? [unit, unit * 10]
        : unit === 0
          ? [value / 10, value / 10 + 10, ...Array.from({ length: 9 }, (_, i) => value + i + 1)]
          : [value - unit, unit, ...tens.map((ten) => ten + unit)]
  const ordinal = (numberToWords(`${value}th`)[0] ?? []).join(' ')
  const names = [...alike.filter((other) => other !== value && other > 0 && other < UNDER).map(nameOf), ordinal]
  return names.map((name) => `${name}${rest}`)
}

/** Whether a word is part of a longer number with the one beside it: “twenty six”, “six hundred”. */
export function makeOneNumber(first: string, second: string): boolean {
  if (LARGER.has(second)) return VALUES.has(first)
  return (TENS.has(first) && UNITS.has(second)) || (LARGER.has(first) && VALUES.has(second))
}

/** The number that an answer begins with, and what follows it. */
function leadingNumber(answer: string): { value: number; rest: string } | null {
  const words = answer
    .toLowerCase()
    .split(/[\s-]+/u)
    .flatMap((word) => (/^\d+$/u.test(word) ? nameOf(Number(word)).split(' ') : [word]))
  for (const length of [2, 1]) {
    const value = VALUES.get(words.slice(0, length).join(' '))
    if (value !== undefined && words.length >= length)
      return {
        value,
        rest: words
          .slice(length)
          .map((word) => ` ${word}`)
          .join(''),
      }
  }
  return null
}
