import { writtenScore } from '../../written-score.ts'
import { judgeSpelling } from '../../written-traits.ts'
import { scorerOf } from '../../scorer.ts'
import { summarizeSpokenText } from './definition.ts'

const promptKind = 'lecture' as const

/**
 * As a written summary, with spelling as a trait of its own.
 *
 * Exam-rules §3.4, §5, "Summarize spoken text"; the core format is looser on spelling.
 */
export const scoreSummarizeSpokenText = scorerOf(
  summarizeSpokenText,
  async ({ answerKey, answer: { answer } }, context) => {
    const { transcript, keyPoints, sampleAnswers } = answerKey
    const rating = await context.services.rateWriting({
      text: answer,
      promptText: transcript,
      promptKind,
      keyPoints,
      givenTexts: Object.values(sampleAnswers),
    })
    const spelling = judgeSpelling(rating, context.format.startsWith('core') ? 'core' : 'academic')
    return writtenScore(rating, answer, promptKind, context, { spelling })
  },
)
