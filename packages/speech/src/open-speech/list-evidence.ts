import { predictLinear } from '@rehearsal/statistics/linear-model'
import { logit } from '@rehearsal/statistics/numbers'
import type { OpenModels } from '../spotting/open-models.ts'

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

/** Evidence about a list of alternatives: from its surest cue, and how many cues had the chance to be heard. */
export type ListEvidence = { heard: (confidence: number, alternatives: number) => number; unheard: number }

/** Below this a spotted cue says nothing about its list; above `SURE` nothing more. */
const HEARD_AT_ALL = 0.03
const SURE = 0.99
/** Log-likelihood ratios; what was heard is weighed by its log odds and the logarithm of its chances. Fitted on answers of known content by bench/open-content.mjs (docs/studies/2026-11-28-how-scores-were-measured.md). */
const UNHEARD = -1.17
const HEARD = { weights: [0.87, -0.45], intercept: 1.75 }
/** Cue-seconds of a usual list in a usual take. */
const USUAL_CHANCES = 30

/**
 * What the surest cue of a list says about the list: the more alternatives and the longer the take, the likelier it was
 * heard by chance.
 */
export function listEvidence(speechSeconds: number): ListEvidence {
  const unheard = Math.exp(UNHEARD)
  return {
    heard: (confidence, alternatives) => {
      if (confidence < HEARD_AT_ALL) return unheard
      const sure = Math.min(SURE, confidence)
      const chances = (Math.max(1, speechSeconds) * alternatives) / USUAL_CHANCES
      return Math.min(STRONGEST, Math.exp(predictLinear(HEARD, [logit(sure), Math.log(chances)])))
    },
    unheard,
  }
}

/** A poor answer says this share of the lists. */
const POOR_SHARE = 0.25
/** Fixed by how often a quarter of an answer may be taken for nothing (docs/studies/2026-11-28-how-scores-were-measured.md). */
const NOTHING_BAR = -0.3

/**
 * Whether the lists sound as if anything of them was said, or no more than any talk holds by chance: the likelihood of a
 * poor answer against that of talk about something else. Its spread grows with the root of the number of lists; measured
 * in it, few lists and many are mistaken about equally often.
 */
export function isAnythingSaid(ratios: readonly number[]): boolean {
  const evidence = ratios.reduce((sum, ratio) => sum + Math.log(1 - POOR_SHARE + POOR_SHARE * ratio), 0)
  return ratios.length > 0 && evidence / Math.sqrt(ratios.length) >= NOTHING_BAR
}

const ROUNDS = 60
/** As if one more cue had been listened for and not been said: few cues cannot show full coverage. */
const UNSAID_PRIOR = 1

/**
 * Which share of the cues was probably said, and how probable each of them is given that share (expectation
 * maximisation). `ratios` holds the evidence for each cue; `leastSaid` of them are taken as said whatever was heard.
 */
export function shareSaid(ratios: readonly number[], leastSaid = 0): { share: number; probabilities: number[] } {
  let share = 0.5
  const given = () => ratios.map((ratio) => (share * ratio) / (share * ratio + 1 - share))
  for (let round = 0; round < ROUNDS; round++) {
    const said = given().reduce((sum, probability) => sum + probability, 0)
    share = Math.max(leastSaid, said) / (ratios.length + UNSAID_PRIOR)
  }
  return { share, probabilities: given() }
}
