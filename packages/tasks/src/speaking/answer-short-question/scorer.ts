import type { Evidence } from '@rehearsal/exam/score'
import type { ShortAnswerRating } from '@rehearsal/rating/types'
import { heardError } from '@rehearsal/scoring/heard-error'
import { ratedScore } from '@rehearsal/scoring/rated-score'
import { browserTranscript } from '../../browser-transcript.ts'
import { namesOfSources } from '../../transcript-sources.ts'
import { scorerOf } from '../../scorer.ts'
import { answerShortQuestion } from './definition.ts'

/** Of words that were said and others, so many are told rightly at least, by the sound and a transcript (docs/studies/2026-11-28-how-scores-were-measured.md, “Short answers”). */
const TOLD_RIGHTLY = 0.9

/**
 * The one mark for an accepted answer.
 *
 * Exam-rules §3.1: correct or incorrect, no partial credit; a longer answer earns nothing more.
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
          standardError: heardError([{ isCounted: isRight, confidence: confidenceIn(rating) }], 1),
          reason: `${isRight ? `“${rating.heard}” was heard${heardBy(rating)}` : `No accepted answer was heard${writtenBy(rating)}`}.`,
        },
      },
      findings: rating.findings,
      evidence: evidenceOf(rating),
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

/** What was heard of the answer: it is shown, and none of it earns or costs a mark. */
function evidenceOf({ seconds, words, phones, pauses, pitch }: ShortAnswerRating): Evidence {
  return { kind: 'speech', seconds, words, phones, pauses, ...(pitch === undefined ? {} : { pitch }) }
}

/**
 * How likely the mark is right: as sure as the engine is, where that weighs all that decided. Where an outside transcript or a
 * “not” decided, the engine's figure is that of the sound alone.
 */
function confidenceIn({ transcriptSource, confidence, findings }: ShortAnswerRating): number {
  const isWhole = transcriptSource === 'spotting' || transcriptSource === 'embedded'
  return isWhole && findings.every(({ code }) => code !== 'answer_negated') ? confidence : TOLD_RIGHTLY
}

/** What the answer was heard by, where it was more than the sound. */
function heardBy({ transcriptSource }: ShortAnswerRating): string {
  return transcriptSource === 'spotting' ? '' : ` by ${namesOfSources[transcriptSource]} and in the sound`
}

/** What was written down instead: a learner sees what to say more clearly. */
function writtenBy({ transcriptSource, transcriptText }: ShortAnswerRating): string {
  if (transcriptSource === 'spotting' || transcriptText === undefined) return ''
  return `: ${namesOfSources[transcriptSource]} wrote “${transcriptText.replace(/[.!?]+$/u, '')}”`
}
