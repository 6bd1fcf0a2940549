import type { Points } from '@rehearsal/exam/points'
import type { Comparison } from '@rehearsal/exam/score'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'

/** How a word put into a gap is compared with the right one. */
export type BlankRule = 'chosen' | 'typed'

/**
 * Marks gaps: one mark for each gap filled with its word.
 *
 * A chosen word must be the word itself. A typed one must be spelled right, and is compared by its `spellingForm`: what a reader
 * takes for the word is the word.
 *
 * Score guide, fill in the blanks: partial credit, one mark for each correctly completed blank; typed words must be
 * spelled correctly.
 */
export function markBlanks(
  correct: readonly string[],
  given: readonly string[],
  rule: BlankRule,
): { points: Points; comparisons: Comparison[] } {
  const form = rule === 'typed' ? spellingForm : (word: string) => word
  const comparisons = correct.map((word, i) => {
    const filled = given[i] ?? ''
    return { given: filled, correct: word, isCorrect: form(filled) !== '' && form(filled) === form(word) }
  })
  const earned = comparisons.filter(({ isCorrect }) => isCorrect).length
  return { points: { earned, max: correct.length }, comparisons }
}
