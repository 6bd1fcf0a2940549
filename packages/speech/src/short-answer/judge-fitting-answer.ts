/** Judges a short answer by the sound and by the embedded recogniser. */
import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { logit } from '@rehearsal/statistics/numbers'
import type { ShortAnswerRating } from '@rehearsal/rating/types'
import { readLogistic } from '../weights/read-weights.ts'
import { NEGATED, NOT_HEARD, UNSURE } from './answer-findings.ts'
import type { WrittenAnswer } from './answers-in-text.ts'
import type { Candidate } from './judge-written-answer.ts'

/**
 * The surest of the places in the sound is taken together with how well the recogniser finds the wording to fit.
 * Fitted by training/fit-answers.ts.
 */
const FITTED = readLogistic('fitting-answers.json', 2)
/** About three of a hundred other words reach this in a second of speech (docs/scoring.md). */
export const FITTING_BAR = 0.27
const UNSURE_BELOW = 0.5
/** What the sound hardly holds is not looked at more closely. */
const LEAST_SOUND = 0.01
/** Wordings that are looked at, the surest first. */
const MOST_LOOKED_AT = 6
/** No probability is farther from 0 or 1 than this: beyond it nothing was learnt. */
const MARGIN = 0.002
const WORST_FIT = -10

type Judged = {
  best: Candidate | null
  rating: Pick<ShortAnswerRating, 'transcriptSource' | 'heard' | 'confidence' | 'findings'>
}
export type Fitting = {
  /** Accepted answers in the embedded recogniser's text. */
  written: readonly WrittenAnswer[]
  /** Places of accepted answers in the sound, the surest first. */
  candidates: readonly Candidate[]
  /** How well wordings fit what was said. */
  fitsOf: (wordings: readonly string[]) => readonly number[]
  /** Whether a wording stands in the question, too: it fits where the question is repeated. */
  isEcho: (wording: string) => boolean
  isSaid: (place: Candidate) => boolean
  /** From this probability on an answer is accepted: FITTING_BAR, more for long speech. */
  bar: number
}

/** Whether the answer is right, by the sound and by the embedded recogniser, which says how well a wording fits beside what it wrote. */
export function judgeFitting({ written, candidates, fitsOf, isEcho, isSaid, bar }: Fitting): Judged {
  const right = new Set(written.filter(({ isNegated }) => !isNegated).map(({ wording }) => wording))
  const negated = new Set(written.filter(({ isNegated }) => isNegated).map(({ wording }) => wording))
  const looked = surestOfEach(candidates).slice(0, MOST_LOOKED_AT)
  const open = looked.filter(({ wording }) => !right.has(wording) && !isEcho(wording)).map(({ wording }) => wording)
  const fits = new Map(fitsOf(open).map((fit, i) => [open[i] ?? '', fit]))
  const fitOf = (wording: string) => (right.has(wording) ? 0 : (fits.get(wording) ?? WORST_FIT))
  const judged = looked
    .map((place) => ({ place, confidence: fittingProbability(place.confidence, fitOf(place.wording)) }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const heard = judged.filter(({ confidence }) => confidence >= bar)
  const best = heard.find(({ place }) => right.has(place.wording) || (!negated.has(place.wording) && isSaid(place)))
  if (best === undefined) {
    const finding = heard.length > 0 || negated.size > 0 ? NEGATED : NOT_HEARD
    return { best: null, rating: rated(null, 1 - (judged[0]?.confidence ?? 0), finding) }
  }
  const { place, confidence } = best
  return { best: place, rating: rated(place.wording, confidence, confidence < UNSURE_BELOW ? UNSURE : null) }
}

function rated(heard: string | null, confidence: number, finding: typeof UNSURE | null): Judged['rating'] {
  return { transcriptSource: 'embedded', heard, confidence, findings: finding === null ? [] : [finding] }
}

/** One place of each wording that the sound may hold. */
function surestOfEach(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ wording, confidence }) => {
    const isNew = !seen.has(wording) && confidence >= LEAST_SOUND
    seen.add(wording)
    return isNew
  })
}

/** Probability 0–1 that a wording was said, by how surely the sound holds it and how well it fits. */
export function fittingProbability(sound: number, fit: number, fitted = FITTED): number {
  return predictLogistic(fitted, fittingFeatures(sound, fit))
}

/** What is weighed, as numbers. */
export function fittingFeatures(sound: number, fit: number): readonly number[] {
  return [logit(Math.min(1 - MARGIN, Math.max(MARGIN, sound))), Math.max(WORST_FIT, fit)]
}
