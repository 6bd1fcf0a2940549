import { markDictation } from '@rehearsal/scoring/dictation'
import { keyScore } from '@rehearsal/scoring/key-score'
import { scorerOf } from '../../scorer.ts'
import { writeFromDictation } from './definition.ts'

/**
 * One mark for each word typed correctly and in sequence; the rule of `markDictation`.
 *
 * PTE score guide, "Write from dictation": partial credit, one mark for each correct, correctly spelled word.
 */
export const scoreWriteFromDictation = scorerOf(
  writeFromDictation,
  ({ answerKey: { sentence }, answer: { answer } }, { format, rules }) => {
    const words = markDictation(sentence, answer)
    return keyScore({
      format,
      rules,
      points: { earned: words.filter(({ isCorrect }) => isCorrect).length, max: words.length },
      comparisons: words,
    })
  },
)
