import { wordsOf } from '../../shared/words-of.ts'

/**
 * The least share of the sentence's words that has to be understood for speech recognition to count as working: of 73
 * calibration readings of six words and more 71 reach it, of 72 takes with another text none (three reach one half).
 */
export const RECOGNISED_SHARE = 0.6

/** Which share of the sentence's words was understood, 0…1. A word counts as often as it stands in the sentence. */
export function recognisedShare(sentence: string, transcription: string): number {
  const expected = wordsOf(sentence)
  const heard = wordsOf(transcription)
  if (expected.length === 0) return 0
  const found = expected.filter((word) => {
    const at = heard.indexOf(word)
    if (at !== -1) heard.splice(at, 1)
    return at !== -1
  })
  return found.length / expected.length
}
