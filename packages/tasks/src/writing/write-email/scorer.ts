import { judgeEmailConventions } from '@rehearsal/scoring/email-conventions'
import { COUNTED_ERRORS } from '../../written-calibration.ts'
import { writtenScore } from '../../written-score.ts'
import { judgeCohesion, judgeSpelling } from '../../written-traits.ts'
import { scorerOf } from '../../scorer.ts'
import { inRegister } from '../../register-traits.ts'
import { emailTaskText, writeEmail } from './definition.ts'

const promptKind = 'situation' as const

/**
 * Content by the points dealt with, conventions by greeting and close, organisation by cohesion, and the traits of every text.
 *
 * Exam-rules §3.2, §5, "Email (Core)".
 */
export const scoreWriteEmail = scorerOf(writeEmail, async ({ prompt, answerKey, answer: { answer } }, context) => {
  const rating = await context.services.rateWriting({
    text: answer,
    promptText: emailTaskText(prompt),
    promptKind,
    keyPoints: answerKey.keyPoints,
    givenTexts: [answerKey.sampleAnswer],
    register: answerKey.register,
  })
  return writtenScore(rating, answer, promptKind, context, {
    conventions: { ...inRegister(judgeEmailConventions(answer), rating), standardError: COUNTED_ERRORS.conventions },
    organization: judgeCohesion(rating, answer, promptKind),
    spelling: judgeSpelling(rating, 'core'),
  })
})
