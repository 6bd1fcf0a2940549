import { scriptedSpeechScore } from '../../scripted-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { repeatSentence } from './definition.ts'

/**
 * Content by the words repeated right and in order, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §5: content 3 for all words in order, falling with the words lost; here in proportion.
 */
export const scoreRepeatSentence = scorerOf(repeatSentence, async ({ answerKey, answer }, context) =>
  scriptedSpeechScore(
    await context.services.rateScriptedSpeech(answer.recordingId, answerKey.sentence),
    context,
    'What was said is not the sentence you heard. Listen again and repeat it word for word.',
  ),
)
