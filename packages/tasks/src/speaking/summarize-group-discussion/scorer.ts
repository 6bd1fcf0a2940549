import type { Score } from '@rehearsal/exam/score'
import { browserTranscript } from '../../browser-transcript.ts'
import { openSpeechScore } from '../../open-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { summarizeGroupDiscussion } from './definition.ts'
import { type Discussion, pointsBySpeaker, saidIn } from './speakers.ts'

/**
 * Content by what is heard of each speaker's views and of how they relate, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §3.1: content 6, pronunciation 5, fluency 5. Its levels of content were not published; they are read as those of
 * “Re-tell lecture content” in §5.
 */
export const scoreSummarizeGroupDiscussion = scorerOf(
  summarizeGroupDiscussion,
  async ({ answerKey, answer }, context) => {
    const transcript = browserTranscript(answer.transcript)
    const { keyPoints, turns, sampleAnswer } = answerKey
    const input = { keyPoints, contextText: saidIn(turns), transcript, givenTexts: [sampleAnswer] }
    const rating = await context.services.rateOpenSpeech(answer.recordingId, input)
    const covered = new Set(rating.keyPoints.filter(({ isCovered }) => isCovered).map(({ point }) => point))
    return withSpeakers(openSpeechScore(rating, 'content', context), answerKey, covered)
  },
)

/** Content says of whom how much was heard. */
function withSpeakers(score: Score, { turns, keyPoints }: Discussion, covered: ReadonlySet<string>): Score {
  const parts = pointsBySpeaker(turns, keyPoints).map(({ speaker, points }) => {
    const heard = points.filter((point) => covered.has(point)).length
    return `${speaker ?? 'how their views relate'} ${heard} of ${points.length}`
  })
  const traits = score.traits.map((trait) =>
    trait.trait === 'content' ? { ...trait, reason: `${trait.reason} Heard: ${parts.join(', ')}.` } : trait,
  )
  return { ...score, traits }
}
