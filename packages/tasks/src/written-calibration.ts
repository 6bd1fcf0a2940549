import type { PromptKind } from '@rehearsal/rating/types'

/** A straight line from the engine's estimate to a share of the trait, with its cross-validated error. */
export type Line = { level: number; slope: number; standardError: number }

export type CalibratedTrait = 'content' | 'grammar' | 'vocabulary' | 'cohesion' | 'range'

/**
 * From estimates to traits, for each kind of prompt (each belongs to one kind of question).
 *
 * Drawn through our own graded answers (content/calibration) and rounded so that the best estimate earns everything; a
 * little steeper than least squares, which would keep good answers from full marks. `standardError` is the spread of
 * grades about lines fitted without the question that is judged (docs/studies/2026-11-28-how-scores-were-measured.md, "Writing"). Two numbers a trait, so
 * that there is little to overfit.
 */
export const WRITTEN_LINES: Readonly<Record<PromptKind, Readonly<Record<CalibratedTrait, Line>>>> = {
  question: {
    content: { level: -0.15, slope: 1.17, standardError: 0.15 },
    grammar: { level: -0.57, slope: 1.6, standardError: 0.2 },
    vocabulary: { level: -0.11, slope: 1.25, standardError: 0.21 },
    cohesion: { level: -0.5, slope: 1.55, standardError: 0.13 },
    range: { level: 0.07, slope: 0.95, standardError: 0.12 },
  },
  situation: {
    content: { level: 0.05, slope: 1.15, standardError: 0.17 },
    grammar: { level: -0.47, slope: 1.55, standardError: 0.21 },
    vocabulary: { level: -0.17, slope: 1.6, standardError: 0.24 },
    cohesion: { level: -0.7, slope: 2.1, standardError: 0.21 },
    range: { level: 0.07, slope: 0.95, standardError: 0.12 },
  },
  passage: {
    content: { level: -0.18, slope: 1.43, standardError: 0.13 },
    grammar: { level: -0.46, slope: 1.85, standardError: 0.23 },
    vocabulary: { level: -0.14, slope: 1.45, standardError: 0.21 },
    cohesion: { level: -0.5, slope: 1.5, standardError: 0.2 },
    range: { level: 0.07, slope: 0.95, standardError: 0.12 },
  },
  lecture: {
    content: { level: -0.13, slope: 1.3, standardError: 0.18 },
    grammar: { level: -0.54, slope: 1.9, standardError: 0.21 },
    vocabulary: { level: 0.13, slope: 1.1, standardError: 0.17 },
    cohesion: { level: -0.5, slope: 1.5, standardError: 0.2 },
    range: { level: 0.07, slope: 0.95, standardError: 0.12 },
  },
}

/**
 * How much of content is coverage; the rest is how richly it is said, for cues alone rank thin answers with good ones. Of an essay
 * it is how much of what is covered counts however poorly it is said: rich words that say nothing are no content.
 */
export const COVERAGE_WEIGHTS: Readonly<Record<PromptKind, number>> = {
  question: 0.45,
  situation: 0.67,
  passage: 0.7,
  lecture: 0.7,
}

/**
 * Standard errors of traits that are counted: form is counted exactly; what counts for spelling and conventions has to be
 * found first, and theirs come from the same answers.
 */
export const COUNTED_ERRORS = { form: 0, spelling: 0.13, conventions: 0.2 } as const

/**
 * Standard errors of totals, as shares of the maximum: the spread of graded about shown totals of the same answers where these
 * are above 0, as shown or about lines fitted without the question, whichever is larger (`npm run bench:writing`). The traits
 * of an answer are off together, so it is more than their errors would give if they were independent.
 */
export const TOTAL_ERRORS: Readonly<Record<PromptKind, number>> = {
  question: 0.1,
  situation: 0.11,
  passage: 0.11,
  lecture: 0.09,
}

/** The line's value, 0–1. */
export function onLine({ level, slope }: Line, estimate: number): number {
  return Math.min(1, Math.max(0, level + slope * estimate))
}
