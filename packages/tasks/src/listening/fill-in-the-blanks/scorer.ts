import { markBlanks } from '@rehearsal/scoring/blanks'
import { keyScore } from '@rehearsal/scoring/key-score'
import { scorerOf } from '../../scorer.ts'
import { listeningFillInTheBlanks } from './definition.ts'

/**
 * One mark for each gap with its word, spelled right.
 *
 * Score guide, "Listening: fill in the blanks": partial credit, no penalty.
 */
export const scoreListeningFillInTheBlanks = scorerOf(
  listeningFillInTheBlanks,
  ({ answerKey, answer: { words } }, { format, rules }) =>
    keyScore({ format, rules, ...markBlanks(answerKey.words, words, 'typed') }),
)
