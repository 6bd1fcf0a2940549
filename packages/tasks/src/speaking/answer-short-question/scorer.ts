import { ratedScore } from '@rehearsal/scoring/rated-score'
import { scorerOf } from '../../scorer.ts'
import { answerShortQuestion } from './definition.ts'

/**
 * The one mark for an accepted answer.
 *
 * Exam rules §3.1: correct or incorrect, no partial credit; a longer answer earns nothing more.
 */
export const scoreAnswerShortQuestion = scorerOf(
  answerShortQuestion,
  async ({ answerKey, answer }, { format, rules, services }) => {
    const { accepted, question } = answerKey
    const rating = await services.rateShortAnswer(answer.recordingId, { accepted, questionText: question })
    const isRight = rating.heard !== null
    const score = ratedScore({
      format,
      rules,
      engine: rating.engine,
      judged: {
        vocabulary: {
          share: isRight ? 1 : 0,
          reason: isRight ? `“${rating.heard}” was heard.` : 'No accepted answer was heard.',
        },
      },
      findings: rating.findings,
      evidence: { kind: 'speech', seconds: rating.seconds, words: rating.words, phones: [], pauses: [] },
      estimates: { vocabulary: isRight ? rating.confidence : 0 },
    })
    return {
      ...score,
      comparisons: [{ given: rating.heard ?? '', correct: accepted[0] ?? '', isCorrect: isRight }],
    }
  },
)
