import { countWords } from '@rehearsal/exam/count-words'
import type { WritingRating } from '@rehearsal/raters/types'
import { judgeForm } from '@rehearsal/scoring/form'
import { ratedScore } from '@rehearsal/scoring/rated-score'
import { scorerOf } from '../../scorer.ts'
import { judgeGrammar, judgeSummaryContent, judgeVocabulary } from '../../summary-traits.ts'
import { summarizeWrittenText } from './definition.ts'

/** Content by the key points covered, form by the format's limits, grammar and vocabulary by the writing rater. */
export const scoreSummarizeWrittenText = scorerOf(
  summarizeWrittenText,
  async ({ prompt, answerKey, answer: { answer } }, { format, rules, services }) => {
    const rating = await services.rateSummary({
      text: answer,
      promptText: prompt.passage,
      keyPoints: answerKey.keyPoints,
    })
    const content = judgeSummaryContent(rating)
    return ratedScore({
      format,
      rules,
      engine: rating.engine,
      judged: {
        ...(content ? { content } : {}),
        ...(rules.form ? { form: judgeForm(rules.form, answer, rating.sentences, rating.isAllCapitals) } : {}),
        grammar: judgeGrammar(rating),
        vocabulary: judgeVocabulary(rating),
      },
      findings: rating.findings,
      evidence: evidence(rating, answer),
      estimates: rating.estimates,
    })
  },
)

function evidence(rating: WritingRating, answer: string) {
  return {
    kind: 'text' as const,
    wordCount: countWords(answer),
    words: rating.words,
    keyPoints: rating.content?.keyPoints ?? [],
  }
}
