import { browserTranscript } from '../../browser-transcript.ts'
import { openSpeechScore } from '../../open-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { respondToASituation } from './definition.ts'

/**
 * Content, which Core calls appropriacy, by what the reply does of what the situation needs, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §3.1 and §5, "Respond to a situation appropriacy".
 */
export const scoreRespondToASituation = scorerOf(
  respondToASituation,
  async ({ prompt, answerKey, answer }, context) => {
    const { keyPoints, register, sampleAnswer } = answerKey
    const transcript = browserTranscript(answer.transcript)
    const input = { keyPoints, contextText: prompt.situation, register, transcript, givenTexts: [sampleAnswer] }
    const rating = await context.services.rateOpenSpeech(answer.recordingId, input)
    const isAppropriacy = context.rules.traits.some(({ trait }) => trait === 'appropriacy')
    return openSpeechScore(rating, isAppropriacy ? 'appropriacy' : 'content', context)
  },
)
