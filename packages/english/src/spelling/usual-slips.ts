import { readPairs } from '../data/read-words.ts'

/** Slips learners make again and again, whose right form the search does not reach or ranks too low. */
export const USUAL_SLIPS = readPairs('spelling/usual-slips')

/** The right form of a slip that learners make again and again. */
export function usualSlip(word: string): string | undefined {
  return USUAL_SLIPS.get(word.toLowerCase().replaceAll('’', "'"))
}
