import { markManyChoices } from './choices.ts'
import type { Points } from '@rehearsal/exam/points'

/**
 * Marks words picked out of a text: one mark for each word that differs, one taken away for each that does not, never
 * below nothing.
 *
 * Score guide, highlight incorrect words: partial credit, points deducted for incorrect options chosen.
 *
 * @param wrong places of the words that differ, counted from 0
 * @param picked places that were picked
 */
export function markPickedWords(wrong: readonly number[], picked: readonly number[]): Points {
  return markManyChoices(wrong.map(String), picked.map(String))
}
