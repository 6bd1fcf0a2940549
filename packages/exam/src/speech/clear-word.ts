/** What a word and a sound score at most: 0 wrong, 1 heavy accent, 2 right. */
export const MOST_PER_WORD = 2

/** From here on a word is called clear; below it is called unclear, in results and in the pronunciation book. */
export const CLEAR_FROM = 1.5
/** Below this it is called wrong. */
export const WRONG_BELOW = 0.5

/** The same bar on the scale of the pronunciation book, 0 to 1. */
export const CLEAR_SHARE = CLEAR_FROM / MOST_PER_WORD

export type Clarity = 'clear' | 'unclear' | 'wrong'

/** What a word's score, 0 to 2, is called. */
export function clarityOf(score: number): Clarity {
  if (score >= CLEAR_FROM) return 'clear'
  return score < WRONG_BELOW ? 'wrong' : 'unclear'
}
