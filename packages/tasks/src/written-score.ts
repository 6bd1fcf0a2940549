import { countWords } from '@rehearsal/exam/count-words'
import type { Score } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'
import type { PromptKind, WritingRating } from '@rehearsal/rating/types'
import { judgeForm } from '@rehearsal/scoring/form'
import { type JudgedTrait, ratedScore } from '@rehearsal/scoring/rated-score'
import type { ScoringContext } from './scorer.ts'
import { strongerTraits } from './stronger-traits.ts'
import { COUNTED_ERRORS, TOTAL_ERRORS } from './written-calibration.ts'
import { judgeSummaryContent } from './written-content.ts'
import { judgeGrammar, judgeVocabulary } from './written-traits.ts'

/** As a share: what is about something else after all earns nothing, and what is not earns what it shows and half of content more. */
const DOUBTFUL_TOTAL_ERROR = 0.3

/**
 * The score of a written answer: content by its key points, form by the format's limits, grammar and vocabulary by the
 * rater, and whatever other traits the kind has in `others`.
 */
export function writtenScore(
  rating: WritingRating,
  answer: string,
  promptKind: PromptKind,
  { format, rules }: ScoringContext,
  others: Partial<Record<Trait, JudgedTrait>> = {},
): Score {
  const content = judgeSummaryContent(rating, promptKind)
  const form = rules.form && judgeForm(rules.form, answer, rating.sentences, rating.isAllCapitals)
  const { keyPoints, ...stronger } = strongerTraits(rating, {
    ...(content ? { content } : {}),
    ...(form ? { form: { ...form, standardError: COUNTED_ERRORS.form } } : {}),
    grammar: judgeGrammar(rating, promptKind),
    vocabulary: judgeVocabulary(rating, promptKind),
    ...others,
  })
  return ratedScore({
    format,
    rules,
    ...stronger,
    // Totals were measured with content.
    ...(content
      ? { totalError: rating.content?.topic === 'doubtful' ? DOUBTFUL_TOTAL_ERROR : TOTAL_ERRORS[promptKind] }
      : {}),
    findings: rating.findings,
    evidence: {
      kind: 'text',
      wordCount: countWords(answer),
      words: rating.words,
      keyPoints,
    },
    estimates: rating.estimates,
  })
}
