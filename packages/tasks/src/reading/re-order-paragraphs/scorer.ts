import { countAdjacentPairs } from '@rehearsal/scoring/adjacent-pairs'
import { keyScore } from '@rehearsal/scoring/key-score'
import { scorerOf } from '../../scorer.ts'
import { reOrderParagraphs } from './definition.ts'

/**
 * One mark for each pair of neighbours kept in the right order.
 *
 * PTE score guide, "Re-order paragraphs": partial credit, no penalty.
 */
export const scoreReOrderParagraphs = scorerOf(
  reOrderParagraphs,
  ({ prompt, answerKey: { order }, answer: { answers } }, { format, rules }) => {
    const textOf = new Map(prompt.paragraphs.map(({ id, text }) => [id, text]))
    return keyScore({
      format,
      rules,
      points: { earned: countAdjacentPairs(order, answers), max: order.length - 1 },
      comparisons: order.map((id, i) => ({
        given: textOf.get(answers[i] ?? '') ?? '',
        correct: textOf.get(id) ?? '',
        isCorrect: answers[i] === id,
      })),
    })
  },
)
