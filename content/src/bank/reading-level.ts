import type { Complexity } from '@rehearsal/exam/codes'
import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { plainWords } from './plain-words.ts'

const LONG_LETTERS = 7
/** Below this many words one long word more or less moves the measure too far. */
const FEW_WORDS = 25

/**
 * How hard a text is to read, by Björnsson's LIX (1968): words per sentence plus the percentage of words of seven letters
 * and more. In this bank it sets easy and hard texts of a kind apart in about 95 of 100 pairs, better than the share of
 * words outside the common bands of SCOWL (about 65), since a plain recipe names rarer things than an abstract argument.
 */
export function lix(text: string): number {
  const words = plainWords(text)
  const sentences = text.split(/[.!?]+["']?(?:\s|$)/u).filter((sentence) => sentence.trim() !== '').length
  const long = words.filter((word) => word.length >= LONG_LETTERS).length
  return words.length === 0 ? 0 : words.length / sentences + (100 * long) / words.length
}

/** What a text of each complexity may have; the wide middle is for what makes an easy text hard, such as inference. */
const LONG_TEXT: Readonly<Record<Complexity, { min: number; max: number }>> = {
  EASY: { min: 0, max: 42 },
  AVERAGE: { min: 15, max: 54 },
  HARD: { min: 30, max: 100 },
}
const SHORT_TEXT: typeof LONG_TEXT = {
  EASY: { min: 0, max: 50 },
  AVERAGE: { min: 10, max: 65 },
  HARD: { min: 30, max: 200 },
}

/** No text is far harder or far easier to read than its complexity says. */
export function checkReadingLevel(questions: readonly BankQuestion[]): Problem[] {
  return questions.flatMap(({ file, complexity, facts }) => {
    if (facts.isHardByTask) return []
    const { field, text } = facts.subject
    const { min, max } = (plainWords(text).length < FEW_WORDS ? SHORT_TEXT : LONG_TEXT)[complexity]
    const level = Math.round(lix(text))
    if (level >= min && level <= max) return []
    const advice = level < min ? 'too easy' : 'too hard'
    return [
      { file, field, message: `is ${advice} to read for ${complexity}: LIX ${level}, ${min} to ${max} are asked` },
    ]
  })
}
