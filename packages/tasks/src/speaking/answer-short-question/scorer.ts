import type { ShortAnswerRating } from '@rehearsal/raters/types'
import { ratedScore } from '@rehearsal/scoring/rated-score'
import { browserTranscript } from '../../browser-transcript.ts'
import { namesOfSources } from '../../transcript-sources.ts'
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
    const transcript = browserTranscript(answer.transcript)
    const input = { accepted, questionText: question, transcript }
    const rating = await services.rateShortAnswer(answer.recordingId, input)
    const isRight = rating.heard !== null
    const score = ratedScore({
      format,
      rules,
      engine: rating.engine,
      judged: {
        vocabulary: {
          share: isRight ? 1 : 0,
          reason: `${isRight ? `“${rating.heard}” was heard${heardBy(rating)}` : `No accepted answer was heard${writtenBy(rating)}`}.`,
        },
      },
      findings: rating.findings,
      evidence: { kind: 'speech', seconds: rating.seconds, words: rating.words, phones: [], pauses: [] },
      estimates: { vocabulary: isRight ? rating.confidence : 0 },
    })
    return {
      ...score,
      comparisons: [
        { given: rating.heard ?? rating.transcriptText ?? '', correct: accepted[0] ?? '', isCorrect: isRight },
      ],
    }
  },
)

/** What the answer was heard by, where it was more than the sound. */
function heardBy({ transcriptSource }: ShortAnswerRating): string {
  return transcriptSource === 'spotting' ? '' : ` by ${namesOfSources[transcriptSource]} and in the sound`
}

/** What was written down instead: a learner sees what to say more clearly. */
function writtenBy({ transcriptSource, transcriptText }: ShortAnswerRating): string {
  if (transcriptSource === 'spotting' || transcriptText === undefined) return ''
  return `: ${namesOfSources[transcriptSource]} wrote “${transcriptText.replace(/[.!?]+$/u, '')}”`
}
