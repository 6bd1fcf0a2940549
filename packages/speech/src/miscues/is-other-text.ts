import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { mean } from '@rehearsal/statistics/numbers'
import { readLogistic } from '../weights/read-weights.ts'

/** What the recogniser wrote, beside the text that was to be read. */
export type Rival = {
  /** Share of their sounds that both have in common, in order: 0–1; null where nothing was written. */
  alike: number | null
  /** By how much it fits the sounds of the take better than the text does, nats a frame (`fit-of-text.ts`). It is only asked for where it decides. */
  excess: () => number
}

/** Fitted by training/fit-other-texts.ts on texts that training speakers did not read, and on their own with words changed; in the order of `otherTextFeatures`. */
const FITTED = readLogistic('other-text.json', 3)
/** A text hardly fits worse than this, however little of it was said. */
const MOST_EXCESS = 2
/** Log odds beyond these say no more. */
const SUREST = 8
/** Nothing written speaks as much against a text as this share: what fitted training speakers best of 0.3 to 0.6. */
const ALIKE_OF_NOTHING = 0.45
/** From this probability on nothing of the text was said. Of training speakers' own texts it takes one changed one in eighty and no unchanged one. */
const OTHER_FROM = 0.3

/**
 * Where the take hardly sounds like English (`doubt`, nats), the words are doubtful and what was written is unlike, the take is of another language:
 * the recogniser makes English of it that fits no better than the text. Two sentences of a learner reach 1.51.
 */
const HARDLY_ENGLISH = { doubt: 1.65, odds: 1.7, alike: 0.5 }

/** The words of a text that seem said: the log odds of each by its sounds, and how doubtful the sounds of the take are. */
export type DoubtedReading = { odds: readonly number[]; doubt: number }

/**
 * Whether the take holds another text: the words of this one that seem said are doubtful then, and what the recogniser wrote fits the take far
 * better and sounds unlike. Where the text fits as well and its words are likelier said than not, it was the recogniser that was lost.
 */
export function isOtherText({ odds, doubt }: DoubtedReading, rival: Rival): boolean {
  if (isOtherLanguage(doubt, mean(odds), rival.alike ?? 0)) return true
  if (probabilityOf(odds, rival.alike, MOST_EXCESS) < OTHER_FROM) return false
  const excess = rival.excess()
  const isLost = excess <= 0 && mean(odds) >= 0
  return !isLost && probabilityOf(odds, rival.alike, excess) >= OTHER_FROM
}

function isOtherLanguage(doubt: number, odds: number, alike: number): boolean {
  return doubt >= HARDLY_ENGLISH.doubt && odds < HARDLY_ENGLISH.odds && alike < HARDLY_ENGLISH.alike
}

function probabilityOf(odds: readonly number[], alike: number | null, excess: number): number {
  return predictLogistic(FITTED, otherTextFeatures(odds, alike, excess))
}

/** What is weighed, as numbers. */
export function otherTextFeatures(odds: readonly number[], alike: number | null, excess: number): readonly number[] {
  const bounded = odds.map((own) => Math.min(SUREST, Math.max(-SUREST, own)))
  return [mean(bounded), Math.min(MOST_EXCESS, excess), alike ?? ALIKE_OF_NOTHING]
}
