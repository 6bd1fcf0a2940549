import type { MarkCategory } from '@rehearsal/exam/score'
import type { Mark } from '../mark/mark.ts'
import { ERROR_WEIGHTS } from './constants.ts'

/** How much is wrong with an answer, for the estimates: a habit counts once and a little more for each time. */
export type Mistakes = {
  spelling: number
  /** By weight (`ERROR_WEIGHTS`). */
  grammar: number
  /** Capitals, commas, apostrophes, blanks, chatty words, by weight: how somebody types, not what English they know. */
  mechanics: number
}

const MECHANICS: ReadonlySet<MarkCategory | undefined> = new Set(['punctuation', 'capital', 'register'])

/** Counts what is marked in a text. A word misspelt throughout, and a key never pressed, are one habit each. */
export function countMistakes(text: string, marks: readonly Mark[]): Mistakes {
  const spelling = new Map<string, number>()
  const mechanics = new Map<string, number[]>()
  let grammar = 0
  for (const { code, type, category, start, end } of marks) {
    if (type === 'SPELLING') {
      const word = text.slice(start, end).toLowerCase()
      spelling.set(word, (spelling.get(word) ?? 0) + 1)
    } else if (MECHANICS.has(category)) mechanics.set(code, [...(mechanics.get(code) ?? []), ERROR_WEIGHTS[type]])
    else grammar += ERROR_WEIGHTS[type]
  }
  return {
    spelling: sumOf([...spelling.values()].map(timesCounted)),
    grammar,
    mechanics: sumOf([...mechanics.values()].map((weights) => Math.max(...weights) * timesCounted(weights.length))),
  }
}

/** Ten times the same is 3.3 mistakes. */
const timesCounted = (times: number): number => 1 + Math.log(times)

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
