import { writtenScore } from '../../written-score.ts'
import { judgeCohesion, judgeLinguisticRange, judgeSpelling } from '../../written-traits.ts'
import { scorerOf } from '../../scorer.ts'
import { writeEssay } from './definition.ts'

const promptKind = 'question' as const

/**
 * Content by the aspects of the topic treated, structure by cohesion, range by words and structures, and the traits of every text.
 *
 * Exam-rules §3.2, §5, "Write essay".
 */
export const scoreWriteEssay = scorerOf(writeEssay, async ({ prompt, answerKey, answer: { answer } }, context) => {
  const input = {
    text: answer,
    promptText: prompt.topic,
    promptKind,
    keyPoints: answerKey.keyPoints,
    givenTexts: [answerKey.sampleAnswer],
  }
  const rating = await context.services.rateWriting(input)
  return writtenScore(rating, answer, promptKind, context, {
    structure: judgeCohesion(rating, answer, promptKind),
    'linguistic-range': judgeLinguisticRange(rating, promptKind),
    spelling: judgeSpelling(rating, 'academic'),
  })
})
