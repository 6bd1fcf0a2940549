import { markManyChoices } from '@rehearsal/scoring/choices'
import { keyScore } from '@rehearsal/scoring/key-score'
import { compareManyChoices } from '../../choices.ts'
import { scorerOf } from '../../scorer.ts'
import { listeningMultipleChoiceMultiple } from './definition.ts'

/**
 * One mark for each right option, one taken away for each wrong one, never below nothing.
 *
 * Score guide, "Multiple choice, multiple answers": partial credit with deduction.
 */
export const scoreListeningMultipleChoiceMultiple = scorerOf(
  listeningMultipleChoiceMultiple,
  ({ prompt: { options }, answerKey, answer: { answers } }, { format, rules }) =>
    keyScore({
      format,
      rules,
      points: markManyChoices(answerKey.answers, answers),
      comparisons: compareManyChoices(options, answerKey.answers, answers),
    }),
)
