import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { mean } from '@rehearsal/statistics/numbers'
import { readLogistic } from '../weights/read-weights.ts'

/** What the recogniser wrote by itself, as a hypothesis that competes with the text that was to be read. */
export type CompetingHypothesis = {
  /** Longest common subsequence of the sounds of both, as a share of them: 0–1; null where nothing was written. */
  lcsRatio: number | null
  /** Its log-likelihood ratio to the text: by how much it fits the sounds of the take better, nats a frame (`mean-log-posterior.ts`). It is only asked for where it decides. */
  logLikelihoodRatio: () => number
}

/** Fitted by training/fit-other-texts.ts on texts that training speakers did not read, and on their own with words changed; in the order of `otherTextFeatures`. */
const FITTED = readLogistic('other-text.json', 3)
/** A text hardly fits worse than this, however little of it was said. */
const HIGHEST_RATIO = 2
/** Log odds beyond these say no more. */
const SUREST = 8
/** Nothing written speaks as much against a text as this share: what fitted training speakers best of 0.3 to 0.6. */
const LCS_RATIO_OF_NOTHING = 0.45
/** From this probability on nothing of the text was said. Of training speakers' own texts it takes one changed one in eighty and no unchanged one. */
const OTHER_FROM = 0.3

/**
 * Where the take hardly sounds like English (`entropy`, nats), the words are doubtful and what was written is unlike, the take is of another language:
 * the recogniser makes English of it that fits no better than the text. Two sentences of a learner reach 1.51.
 */
const HARDLY_ENGLISH = { entropy: 1.65, logOdds: 1.7, lcsRatio: 0.5 }

/** Where the likeliest path finds this share of the words, and they are likelier said than not, no other text was read: every one of them would be one by chance. */
const MOST_WORDS = 0.8

/**
 * The words of a text that seem said: the log odds of each by its sounds, how doubtful the sounds of the take are, and which share of the text's words
 * the likeliest path found too.
 */
export type SaidEvidence = { logOdds: readonly number[]; entropy: number; foundShare: number }

/**
 * Whether the take holds another text: the words of this one that seem said are doubtful then, and what the recogniser wrote fits the take far
 * better and sounds unlike. Where the text fits as well and its words are likelier said than not, it was the recogniser that was lost.
 */
export function isOtherText({ logOdds, entropy, foundShare }: SaidEvidence, competing: CompetingHypothesis): boolean {
  if (foundShare >= MOST_WORDS && mean(logOdds) >= 0) return false
  if (isOtherLanguage(entropy, mean(logOdds), competing.lcsRatio ?? 0)) return true
  if (probabilityOf(logOdds, competing.lcsRatio, HIGHEST_RATIO) < OTHER_FROM) return false
  const logLikelihoodRatio = competing.logLikelihoodRatio()
  const isLost = logLikelihoodRatio <= 0 && mean(logOdds) >= 0
  return !isLost && probabilityOf(logOdds, competing.lcsRatio, logLikelihoodRatio) >= OTHER_FROM
}

function isOtherLanguage(entropy: number, logOdds: number, lcsRatio: number): boolean {
  return entropy >= HARDLY_ENGLISH.entropy && logOdds < HARDLY_ENGLISH.logOdds && lcsRatio < HARDLY_ENGLISH.lcsRatio
}

function probabilityOf(logOdds: readonly number[], lcsRatio: number | null, logLikelihoodRatio: number): number {
  return predictLogistic(FITTED, otherTextFeatures(logOdds, lcsRatio, logLikelihoodRatio))
}

/** What is weighed, as numbers. */
export function otherTextFeatures(
  logOdds: readonly number[],
  lcsRatio: number | null,
  logLikelihoodRatio: number,
): readonly number[] {
  const bounded = logOdds.map((own) => Math.min(SUREST, Math.max(-SUREST, own)))
  return [mean(bounded), Math.min(HIGHEST_RATIO, logLikelihoodRatio), lcsRatio ?? LCS_RATIO_OF_NOTHING]
}
