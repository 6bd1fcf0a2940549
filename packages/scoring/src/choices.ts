import type { Points } from '@rehearsal/exam/points'

/**
 * Marks one choice: right or wrong, one mark.
 *
 * Score guide, multiple choice with a single answer: correct or incorrect.
 */
export function markOneChoice(correct: string, chosen: string | undefined): Points {
  return { earned: chosen === correct ? 1 : 0, max: 1 }
}

/**
 * Marks several choices: one mark for each right one, one taken away for each wrong one, never below nothing.
 *
 * Score guide, multiple choice with multiple answers: partial credit, points deducted for incorrect options chosen.
 *
 * @example
 * markManyChoices(['a', 'b'], ['a', 'c']) // { earned: 0, max: 2 }
 */
export function markManyChoices(correct: readonly string[], chosen: readonly string[]): Points {
  const right = new Set(correct)
  const given = new Set(chosen)
  const hits = [...given].filter((choice) => right.has(choice)).length
  return { earned: Math.max(0, hits - (given.size - hits)), max: right.size }
}
