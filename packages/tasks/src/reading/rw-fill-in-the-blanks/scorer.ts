import { markBlanks } from '@rehearsal/scoring/blanks'
import { keyScore } from '@rehearsal/scoring/key-score'
import { scorerOf } from '../../scorer.ts'
import { rwFillInTheBlanks } from './definition.ts'

/**
 * One mark for each gap with its word.
 *
 * Score guide, "Reading & writing: fill in the blanks": partial credit, no penalty.
 */
export const scoreRwFillInTheBlanks = scorerOf(
  rwFillInTheBlanks,
  ({ answerKey, answer: { words } }, { format, rules }) =>
    keyScore({ format, rules, ...markBlanks(answerKey.words, words, 'chosen') }),
)
