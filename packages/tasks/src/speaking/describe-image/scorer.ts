import { browserTranscript } from '../../browser-transcript.ts'
import { openSpeechScore } from '../../open-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { describeImage } from './definition.ts'

/**
 * Content by the main points heard, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §5, "Describe image content": the elements, their relations and a conclusion.
 */
export const scoreDescribeImage = scorerOf(describeImage, async ({ answerKey, answer }, context) => {
  const transcript = browserTranscript(answer.transcript)
  const { keyPoints, description, sampleAnswer } = answerKey
  const input = { keyPoints, contextText: description, transcript, givenTexts: [sampleAnswer] }
  return openSpeechScore(await context.services.rateOpenSpeech(answer.recordingId, input), 'content', context)
})
