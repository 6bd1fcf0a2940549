/** Judges a short answer by the sound and by the embedded recogniser. */
import type { ShortAnswerRating } from '@rehearsal/rating/types'
import { type AnswerEvidence, answerProbability } from './answer-evidence.ts'
import { NEGATED, NOT_HEARD, UNSURE } from './answer-findings.ts'
import type { WrittenAnswer } from './answers-in-text.ts'
import type { Candidate } from './candidate.ts'

/** About as likely as not; the bar for a second of speech (docs/studies/2026-11-28-how-scores-were-measured.md). */
export const FITTING_BAR = 0.4
const UNSURE_BELOW = 0.6

type Judged = {
  best: Candidate | null
  rating: Pick<ShortAnswerRating, 'transcriptSource' | 'heard' | 'confidence' | 'findings'>
}
export type Fitting = {
  source: 'embedded' | 'spotting'
  /** Accepted answers in the embedded recogniser's text. */
  written: readonly WrittenAnswer[]
  /** What speaks for the places of accepted answers in the sound. */
  evidence: readonly AnswerEvidence[]
  isSaid: (place: Candidate) => boolean
  /** From this probability on an answer is accepted: FITTING_BAR, more for long speech. */
  bar: number
}

/** Whether the answer is right, by the sound and by the embedded recogniser, which says how well a wording fits beside what it wrote. */
export function judgeFitting({ source, written, evidence, isSaid, bar }: Fitting): Judged {
  const right = new Set(written.filter(({ isNegated }) => !isNegated).map(({ wording }) => wording))
  const negated = new Set(written.filter(({ isNegated }) => isNegated).map(({ wording }) => wording))
  const judged = evidence
    .map((each) => ({ place: each.place, confidence: answerProbability(each) }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const rated = (heard: string | null, confidence: number, finding: typeof UNSURE | null): Judged['rating'] => ({
    transcriptSource: source,
    heard,
    confidence,
    findings: finding === null ? [] : [finding],
  })
  const heard = judged.filter(({ confidence }) => confidence >= bar)
  const best = heard.find(({ place }) => right.has(place.wording) || (!negated.has(place.wording) && isSaid(place)))
  if (best === undefined) {
    const finding = heard.length > 0 || negated.size > 0 ? NEGATED : NOT_HEARD
    return { best: null, rating: rated(null, 1 - (judged[0]?.confidence ?? 0), finding) }
  }
  const { place, confidence } = best
  return { best: place, rating: rated(place.wording, confidence, confidence < UNSURE_BELOW ? UNSURE : null) }
}
