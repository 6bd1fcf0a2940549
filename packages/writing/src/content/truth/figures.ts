/** Finds the figures of a text, in digits or in words. */
import type { Token } from '../../text/token.ts'

const UNITS = wordsFrom(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  (i) => i,
)
const TENS = wordsFrom('twenty thirty forty fifty sixty seventy eighty ninety', (i) => 20 + 10 * i)
const GROUPS: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
])
const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['dozen', 12],
  ['twice', 2],
  ['double', 2],
])
/** “Roughly three thousand” is right where the source has 3,040. */
const TOLERANCE = 0.02

/** The figures of a text in their order; “one” is rarely a figure, and none by itself. */
export function figuresOf(tokens: readonly Pick<Token, 'lower'>[]): number[] {
  const words = tokens.flatMap(({ lower }) => lower.split('-')).filter((word) => word !== 'and' && word !== '')
  const figures: number[] = []
  for (let at = 0; at < words.length;) {
    const { value, next } = figureAt(words, at)
    if (value !== null && !(next === at + 1 && words[at] === 'one')) figures.push(value)
    at = next
  }
  return figures
}

export function areSameFigure(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b))
}

/** The number word or digits that stand at a place, with what goes with them: “twenty-three million”. */
function figureAt(words: readonly string[], from: number): { value: number | null; next: number } {
  let total = 0
  let part: number | null = null
  let at = from
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    const group = GROUPS.get(word)
    const value = valueOf(word)
    if (group !== undefined && (part !== null || at === from)) {
      part = (part ?? 1) * group
      if (group >= 1e3) [total, part] = [total + part, null]
    } else if (value !== undefined && canFollow(part, value)) part = (part ?? 0) + value
    else break
  }
  if (at > from) return { value: total + (part ?? 0), next: at }
  return { value: SHARES.get(words[from] ?? '') ?? null, next: from + 1 }
}

/** “Twenty” and “three” are one figure, “three” and “twenty” are two. */
function canFollow(part: number | null, value: number): boolean {
  if (part === null) return true
  const room = [100, 10].find((step) => part % step === 0) ?? 1
  return part >= 20 && value < room
}

function valueOf(word: string): number | undefined {
  const digits = /^[^\d]?(\d[\d,]*(?:\.\d+)?)[^\d]*$/u.exec(word)?.[1]
  return digits === undefined ? (UNITS.get(word) ?? TENS.get(word)) : Number(digits.replaceAll(',', ''))
}

function wordsFrom(words: string, valueAt: (i: number) => number): ReadonlyMap<string, number> {
  return new Map(words.split(' ').map((word, i) => [word, valueAt(i)]))
}
