import type { AnswerEvidence } from './answer-evidence.ts'
import {
  HALF_LIFE_DAYS,
  ITEM_SPREAD,
  RANDOM_PART,
  SEEN_INFORMATION,
  SEEN_SHIFT,
  SPREAD_ITEMS,
  SYSTEMATIC_PART,
  UNKNOWN_ERROR,
} from './constants.ts'
import type { EngineFamily, Marking } from './marking.ts'

/** What answers of one sort tell of a learner. Shares of the marks, 0–1, and errors of shares. */
export type AnswersSummary = {
  answers: number
  /** Mean share; recent and unseen answers count more. */
  share: number
  /** Variance of `share` from the items and chance: another test of the same learner does not share it. */
  variance: number
  /** Standard error that the engine makes on all answers of this learner alike. */
  systematicError: number
  engine: EngineFamily | null
  /** How old the answers are on average, as they count. */
  ageDays: number
}

type Answer = Omit<AnswerEvidence, 'taskId'>
type AnswersInput = {
  marking: Marking
  engine: EngineFamily | null
  /** At least one. */
  answers: readonly Answer[]
  /** Answers without a score. */
  unscored: number
}

/**
 * Sums up the answers of one kind, or the marks of one trait.
 *
 * The spread between items is what the answers show, drawn to what is usual for the marking as long as there are few (so it is not 0 where
 * all shares are alike). Answers without a score may have been unlike the others: the mean of all could lie elsewhere by their part of the
 * answers times the spread.
 */
export function summariseAnswers({ marking, engine, answers, unscored }: AnswersInput): AnswersSummary {
  const weighed = answers.map((answer) => {
    const recency = 2 ** (-answer.ageDays / HALF_LIFE_DAYS)
    return { ...answer, recency, weight: recency * (answer.isSeen ? SEEN_INFORMATION : 1) }
  })
  const total = sumOf(weighed, ({ weight }) => weight)
  const meanOf = (valueOf: (answer: Answer) => number) =>
    sumOf(weighed, (answer) => answer.weight * valueOf(answer)) / total
  const errorOf = ({ standardError }: Answer) => standardError ?? (engine === null ? 0 : UNKNOWN_ERROR[engine])
  const share = Math.min(
    1,
    meanOf((answer) => answer.share),
  )
  const chance = engine === null ? 0 : RANDOM_PART[engine] ** 2 * meanOf((answer) => errorOf(answer) ** 2)
  const usual = ITEM_SPREAD[marking] * evenness(share * total, total) + chance
  const shown = sumOf(weighed, (answer) => answer.weight * (answer.share - share) ** 2)
  const spread = (SPREAD_ITEMS * usual + shown) / (SPREAD_ITEMS + Math.max(0, total - 1))
  const information = total ** 2 / sumOf(weighed, ({ weight, recency }) => weight * recency)
  const unscoredPart = unscored / (unscored + answers.length)
  const seenPart = meanOf(({ isSeen }) => (isSeen ? 1 : 0))
  return {
    answers: answers.length,
    share,
    variance: spread / information + spread * unscoredPart ** 2 + (SEEN_SHIFT * seenPart) ** 2,
    systematicError: engine === null ? 0 : SYSTEMATIC_PART[engine] * meanOf(errorOf),
    engine,
    ageDays: meanOf(({ ageDays }) => ageDays),
  }
}

/** share × (1 − share), with half an answer right and half one wrong added: a few answers that earned all are no proof that all will. */
function evenness(earned: number, total: number): number {
  const share = (earned + 0.5) / (total + 1)
  return share * (1 - share)
}

function sumOf<Thing>(things: readonly Thing[], valueOf: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + valueOf(thing), 0)
}
