import { browserTranscript } from '../../browser-transcript.ts'
import { openSpeechScore } from '../../open-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { reTellLecture } from './definition.ts'

/**
 * Content by the main points heard, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §5, "Re-tell lecture content": the main ideas and their links.
 */
export const scoreReTellLecture = scorerOf(reTellLecture, async ({ answerKey, answer }, context) => {
  const transcript = browserTranscript(answer.transcript)
  const { keyPoints, transcript: contextText, sampleAnswer } = answerKey
  const input = { keyPoints, contextText, transcript, givenTexts: [sampleAnswer] }
  return openSpeechScore(await context.services.rateOpenSpeech(answer.recordingId, input), 'content', context)
})
