import type { PromptKind, WritingRating } from '@rehearsal/raters/types'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'

/** Below this share of the main points, with a foreign topic, an answer is about something else. */
const OFF_TOPIC_COVERAGE = 0.15
const OFF_TOPIC_RELEVANCE = 0.1
/** More copied than this earns at most half of the content (scoring-writing.md §4b: genuine summaries copy nothing in runs of five words). */
const COPIED_SHARE_LIMIT = 0.5

/** A judgement that needs sentences: a text without any earns nothing, whatever the trait. */
function ofProse<Rest extends unknown[]>(judge: (rating: WritingRating, ...rest: Rest) => JudgedTrait): typeof judge {
  return (rating, ...rest) =>
    rating.isProse ? judge(rating, ...rest) : { share: 0, reason: 'This does not read as English sentences.' }
}

/** Content of a summary: the share of main points covered, capped where the prompt was copied, nothing where it is another topic; null without a prompt to compare with. */
export function judgeSummaryContent(rating: WritingRating, promptKind: PromptKind): JudgedTrait | null {
  return rating.content ? judgeContent(rating, rating.content, promptKind) : null
}

const judgeContent = ofProse((_, content: NonNullable<WritingRating['content']>, promptKind: PromptKind) => {
  const covered = content.keyPoints.filter(({ isCovered }) => isCovered).length
  if (content.coverage < OFF_TOPIC_COVERAGE && content.relevance < OFF_TOPIC_RELEVANCE) {
    return { share: 0, reason: `This is about something else than the ${promptKind}.` }
  }
  const counted = content.keyPoints.length === 0 ? '' : `${covered} of ${content.keyPoints.length} main points covered`
  if (content.copiedShare > COPIED_SHARE_LIMIT) {
    return {
      share: Math.min(content.coverage, 1) / 2,
      reason: `${counted || `The ${promptKind} was used`}, but ${Math.round(content.copiedShare * 100)} % is copied from it; use your own words.`,
    }
  }
  return { share: content.coverage, reason: counted === '' ? `Compared with the ${promptKind} itself.` : `${counted}.` }
})

/** What one mistake costs of the whole trait: an answer of one sentence has room for few. */
const GRAMMAR_COSTS = { minor: 0.15, moderate: 0.3, critical: 0.5 } as const
const SPELLING_COST = 0.2

/**
 * Grammar of a short answer from its mistakes.
 *
 * Exam rules §5: 2 correct; 1 errors that do not hinder; 0 errors that could hinder. Costs are fractions of the trait
 * because machine traits are fractional in Pearson's own samples (exam-rules.md §9).
 */
export const judgeGrammar = ofProse(({ errors }) => {
  const cost =
    errors.grammarMinor * GRAMMAR_COSTS.minor +
    errors.grammarModerate * GRAMMAR_COSTS.moderate +
    errors.grammarCritical * GRAMMAR_COSTS.critical
  const mistakes = errors.grammarMinor + errors.grammarModerate + errors.grammarCritical
  return {
    share: Math.max(0, 1 - cost),
    reason:
      mistakes === 0
        ? 'No grammar mistake was found; some can be missed.'
        : `${mistakes} grammar ${plural(mistakes)} found.`,
  }
})

/** Vocabulary of a short answer: the rater's judgement of the words chosen, less for each misspelt one. */
export const judgeVocabulary = ofProse(({ errors, estimates }) => {
  const misspelt = errors.spelling
  return {
    share: Math.max(0, (estimates.vocabulary ?? 0) - misspelt * SPELLING_COST),
    reason:
      misspelt === 0
        ? 'Judged by the range and precision of the words.'
        : `${misspelt} spelling ${plural(misspelt)} found.`,
  }
})

/**
 * Spelling by the number of misspelt words: none 2 of 2, one 1, more none in the academic format; the core format is
 * looser (up to two full, up to four half).
 *
 * Exam rules §5, "Spelling 0-2".
 */
export const judgeSpelling = ofProse(({ errors }, leniency: 'academic' | 'core') => {
  const { full, half } = leniency === 'core' ? { full: 2, half: 4 } : { full: 0, half: 1 }
  const share = errors.spelling <= full ? 1 : errors.spelling <= half ? 0.5 : 0
  const found =
    errors.spelling === 0
      ? 'No spelling mistake was found.'
      : `${errors.spelling} spelling ${plural(errors.spelling)} found.`
  return { share, reason: found }
})

/** How well sentences and paragraphs hang together, by the rater's judgement of cohesion. */
export const judgeCohesion = ofProse(({ estimates }) => ({
  share: estimates.cohesion ?? 0,
  reason: 'Judged by paragraphs, links between sentences and how ideas follow.',
}))

/** General linguistic range: the mean of what the rater thinks of words and of structures. */
export const judgeLinguisticRange = ofProse(({ estimates }) => {
  const share = ((estimates.vocabulary ?? 0) + (estimates.grammar ?? 0)) / 2
  return { share, reason: 'Judged by the range of words and of sentence structures together.' }
})

function plural(count: number): string {
  return count === 1 ? 'mistake' : 'mistakes'
}
