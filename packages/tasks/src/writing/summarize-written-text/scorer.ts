import { writtenScore } from '../../written-score.ts'
import { scorerOf } from '../../scorer.ts'
import { summarizeWrittenText } from './definition.ts'

const promptKind = 'passage' as const

/**
 * Content by the key points covered, form by the limits of the format, grammar and vocabulary by the writing rater.
 *
 * Exam-rules §3.2, §5, "Summarize written text".
 */
export const scoreSummarizeWrittenText = scorerOf(
  summarizeWrittenText,
  async ({ prompt, answerKey, answer: { answer } }, context) => {
    const input = {
      text: answer,
      promptText: prompt.passage,
      promptKind,
      keyPoints: answerKey.keyPoints,
      givenTexts: Object.values(answerKey.sampleAnswers),
    }
    return writtenScore(await context.services.rateWriting(input), answer, promptKind, context)
  },
)
