import type { OpenModels } from './open-models.ts'

/** Likelihood ratios: how much likelier what was heard is when a word was said somewhere in the take than when it was not. */
export type WordEvidence = { heard(confidence: number): number; unheard: number }

/** No single word decides alone, however clear: its sounds may be part of another word. */
const STRONGEST = 30

/** How often an answer says a word that matters to a point, when it says it. */
const MENTIONS = 1.5

/**
 * Turns the confidence of a place into evidence about the take: the longer the take, the more places there are in which
 * something alike may be heard by chance.
 */
export function wordEvidence(
  { foundShare, othersPerSecond, rightOdds }: Pick<OpenModels, 'foundShare' | 'othersPerSecond' | 'rightOdds'>,
  speechSeconds: number,
): WordEvidence {
  const found = 1 - (1 - foundShare) ** MENTIONS
  const byChance = 1 - Math.exp(-othersPerSecond * Math.max(1, speechSeconds))
  return {
    heard: (confidence) => {
      const odds = confidence / Math.max(1e-6, 1 - confidence)
      return Math.min(STRONGEST, ((odds / rightOdds) * found) / byChance)
    },
    unheard: (1 - found) / (1 - byChance),
  }
}

const ROUNDS = 60
/** As if one more cue had been listened for and not been said: few cues cannot show full coverage. */
const UNSAID_PRIOR = 1

/**
 * Which share of the cues was probably said, and how probable each of them is given that share (expectation
 * maximisation). `ratios` holds the evidence for each cue.
 */
export function shareSaid(ratios: readonly number[]): { share: number; probabilities: number[] } {
  let share = 0.5
  const given = () => ratios.map((ratio) => (share * ratio) / (share * ratio + 1 - share))
  for (let round = 0; round < ROUNDS; round++) {
    share = given().reduce((sum, probability) => sum + probability, 0) / (ratios.length + UNSAID_PRIOR)
  }
  return { share, probabilities: given() }
}
