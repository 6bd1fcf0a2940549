import type { PromptKind, WritingRating } from '@rehearsal/rating/types'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'
import { ofOwnWords, ofProse } from './of-prose.ts'
import { COUNTED_ERRORS, onLine, WRITTEN_LINES } from './written-calibration.ts'

/** A well-built long answer has so many paragraphs. */
const FULL_PARAGRAPHS = 4
const PARAGRAPH_WEIGHT = 0.3

/**
 * Grammar by the rater's estimate, which weighs mistakes by the words written and by how the sentences run.
 *
 * Exam-rules §5: 2 correct; 1 errors that do not hinder; 0 errors that could hinder. The mistakes that are found are too
 * few to count alone: half of those of weak answers stay unseen.
 */
export const judgeGrammar = ofProse(({ errors, estimates }, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].grammar
  const mistakes = errors.grammarMinor + errors.grammarModerate + errors.grammarCritical
  return {
    share: onLine(line, estimates.grammar ?? 0),
    standardError: line.standardError,
    reason:
      mistakes === 0
        ? 'No grammar mistake was found, but some can be missed; judged by the flow and range of the sentences too.'
        : `${mistakes} grammar ${plural(mistakes)} found; judged by the flow and range of the sentences too.`,
  }
})

/** Vocabulary by the rater's judgement of the words chosen; spelling is no part of it beyond that. */
export const judgeVocabulary = ofProse((rating, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].vocabulary
  return ofOwnWords(rating, {
    share: onLine(line, rating.estimates.vocabulary ?? 0),
    standardError: line.standardError,
    reason: 'Judged by the range and precision of the words.',
  })
})

/**
 * Spelling by the number of misspelt words: none 2 of 2, one 1, more none in the academic format; the core format is
 * looser (up to two full, up to four half).
 *
 * Exam-rules §5, "Spelling 0-2".
 */
export const judgeSpelling = ofProse(({ errors }, leniency: 'academic' | 'core') => {
  const { full, half } = leniency === 'core' ? { full: 2, half: 4 } : { full: 0, half: 1 }
  const share = errors.spelling <= full ? 1 : errors.spelling <= half ? 0.5 : 0
  const found =
    errors.spelling === 0
      ? 'No spelling mistake was found.'
      : `${errors.spelling} spelling ${plural(errors.spelling)} found.`
  return { share, standardError: COUNTED_ERRORS.spelling, reason: found }
})

/** How well sentences and paragraphs hang together, by the rater's judgement of cohesion and the paragraphs of `answer`. */
export const judgeCohesion = ofProse((rating, answer: string, promptKind: PromptKind): JudgedTrait => {
  const line = WRITTEN_LINES[promptKind].cohesion
  const paragraphs = normalizeTyped(answer)
    .split(/\n+/u)
    .filter((part) => part.trim() !== '').length
  const parts = Math.min(1, paragraphs / FULL_PARAGRAPHS)
  return ofOwnWords(rating, {
    share: onLine(line, (1 - PARAGRAPH_WEIGHT) * (rating.estimates.cohesion ?? 0) + PARAGRAPH_WEIGHT * parts),
    standardError: line.standardError,
    reason: `${paragraphs} ${paragraphs === 1 ? 'paragraph' : 'paragraphs'}; judged by links between sentences and how ideas follow too.${orderReason(rating)}`,
  })
})

/** Sentences whose order is hardly better than any other have no order that a reader could follow. */
const LITTLE_ORDER = 0.35

function orderReason({ order = 1 }: WritingRating): string {
  return order < LITTLE_ORDER ? ' Its sentences could stand in nearly any order.' : ''
}

/** General linguistic range: what the rater thinks of words, and half as much of structures. */
export const judgeLinguisticRange = ofProse((rating, promptKind: PromptKind): JudgedTrait => {
  const { vocabulary, grammar } = rating.estimates
  const line = WRITTEN_LINES[promptKind].range
  return ofOwnWords(rating, {
    share: onLine(line, (2 * (vocabulary ?? 0) + (grammar ?? 0)) / 3),
    standardError: line.standardError,
    reason: 'Judged by the range of words and of sentence structures together.',
  })
})

function plural(count: number): string {
  return count === 1 ? 'mistake' : 'mistakes'
}
