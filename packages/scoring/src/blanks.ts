import type { Points } from '@rehearsal/exam/points'
import type { Comparison } from '@rehearsal/exam/score'

/** How a word put into a gap is compared with the right one. */
export type BlankRule = 'chosen' | 'typed'

/**
 * Marks gaps: one mark for each gap filled with its word.
 *
 * A chosen word must be the word itself. A typed one must be spelled right; case and the white space around it do not
 * count, and straight and curly apostrophes are one.
 *
 * Score guide, fill in the blanks: partial credit, one mark for each correctly completed blank; typed words must be
 * spelled correctly.
 */
export function markBlanks(
  correct: readonly string[],
  given: readonly string[],
  rule: BlankRule,
): { points: Points; comparisons: Comparison[] } {
  const form = rule === 'typed' ? typedForm : (word: string) => word
  const comparisons = correct.map((word, i) => {
    const filled = given[i] ?? ''
    return { given: filled, correct: word, isCorrect: filled !== '' && form(filled) === form(word) }
  })
  const earned = comparisons.filter(({ isCorrect }) => isCorrect).length
  return { points: { earned, max: correct.length }, comparisons }
}

function typedForm(word: string): string {
  return word.normalize('NFC').trim().replaceAll(/[’‘ʼ]/gu, "'").toLocaleLowerCase('en')
}
