import type { ModelSpeech } from '@rehearsal/contracts/practice'
import { tasks } from '@rehearsal/tasks/definitions'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { canSeeAnswer } from './policy.ts'
import { getQuestion } from './question-service.ts'

/** Nothing is known of the recording: it can be heard as a whole. */
const unmeasured: ModelSpeech = { seconds: 0, words: [], pitch: null, rhythm: null }

/**
 * Word times and melody of a question's model recording, for a learner who may see the answer. What cannot be measured
 * now has no words: the recording is heard as a whole, and the next who asks has it measured.
 */
export async function getModelSpeechOf(
  { db, modelVoice, log }: Platform,
  learner: Learner,
  questionId: number,
): Promise<ModelSpeech> {
  const question = await getQuestion(db, learner, questionId)
  const { model } = tasks[question.taskId]
  if (!model || !canSeeAnswer(question)) throw new AppError('not_found')
  const recording = model.recordingOf(question.prompt, question.answerKey)
  if (recording === null) throw new AppError('not_found')
  const { text, mediaId } = recording
  return modelVoice.measure(mediaId, text).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw error
    log.warn({ err: error, mediaId }, 'model recording not measured')
    return unmeasured
  })
}
