import { markOneChoice } from '@rehearsal/scoring/choices'
import { keyScore } from '@rehearsal/scoring/key-score'
import { compareOneChoice } from '../../choices.ts'
import { scorerOf } from '../../scorer.ts'
import { listeningMultipleChoiceSingle } from './definition.ts'

/**
 * One mark for the right option.
 *
 * Score guide, "Multiple choice, single answer": correct or incorrect.
 */
export const scoreListeningMultipleChoiceSingle = scorerOf(
  listeningMultipleChoiceSingle,
  ({ prompt: { options }, answerKey, answer: { answer } }, { format, rules }) =>
    keyScore({
      format,
      rules,
      points: markOneChoice(answerKey.answer, answer),
      comparisons: compareOneChoice(options, answerKey.answer, answer),
    }),
)
