import { scriptedSpeechScore } from '../../scripted-speech-score.ts'
import { scorerOf } from '../../scorer.ts'
import { readAloud } from './definition.ts'

/**
 * Content by the words read right, pronunciation and fluency by the speech rater.
 *
 * Exam-rules §3.1: one content error for each replaced, left-out or added word, over the words of the text.
 */
export const scoreReadAloud = scorerOf(readAloud, async ({ prompt, answer }, context) =>
  scriptedSpeechScore(
    await context.services.rateScriptedSpeech(answer.recordingId, prompt.text),
    context,
    'What was said is not the text on the screen. Read the text aloud word for word.',
  ),
)
