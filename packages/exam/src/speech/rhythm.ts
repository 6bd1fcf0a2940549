import type { SpeechRhythm } from '../score.ts'

/**
 * Between which nine in ten of the takes lie that raters of speechocean762 gave 9 and 10 for prosody; our model voices lie
 * between them, too (docs/studies/2026-11-28-how-scores-were-measured.md, "Signs that carry no marks").
 */
export const rhythmBand = { low: 40, high: 95 } as const

/** Over fewer vowels a rhythm is chance. */
const FEWEST_VOWELS = 8

/** The rhythm of an answer where there is enough of it; else null. */
export function measuredRhythm({ rhythm }: { rhythm?: SpeechRhythm | null | undefined }): SpeechRhythm | null {
  return rhythm && rhythm.vowels >= FEWEST_VOWELS ? rhythm : null
}

/** By how much one difference between neighbours is off the mean of all, about; the figure of so many is off by it over their root. */
const SPREAD = 50

/**
 * Where a rhythm lies: `even`, vowels of one length; `uneven`, some are drawn out; `edge`, outside of the band by less than
 * so few vowels can tell.
 */
export function placeOfRhythm({ vowels, pairVariability }: SpeechRhythm): 'even' | 'within' | 'uneven' | 'edge' {
  const { low, high } = rhythmBand
  if (pairVariability >= low && pairVariability <= high) return 'within'
  const error = SPREAD / Math.sqrt(vowels)
  if (pairVariability < low - error) return 'even'
  return pairVariability > high + error ? 'uneven' : 'edge'
}
