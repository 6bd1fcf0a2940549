import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { freeSpeech } from '../../spoken-answer.ts'
import { defineTask } from '../../task.ts'
import { answerShortQuestionFace } from './face.ts'

export const answerShortQuestion = defineTask({
  ...answerShortQuestionFace,
  prompt: z.object({ audio: z.string() }),
  /** `accepted` begins with the answer that is shown. */
  answerKey: z.object({
    question: z.string().min(1),
    accepted: z.array(z.string().min(1)).min(1),
    /** Media id of the answer that is shown, said by the model voice; questions of before lack it. */
    modelAudio: z.string().optional(),
    ...keyExtras,
  }),
  ...freeSpeech(answerShortQuestionFace.id),
  check: () => null,
  model: {
    isScript: false,
    recordingOf: (_prompt, { accepted: [text = ''], modelAudio: mediaId }) =>
      mediaId === undefined ? null : { text, mediaId },
  },
  recordings: [
    { at: 'prompt.audio', textOf: (_prompt, key) => key.question },
    { at: 'answerKey.modelAudio', textOf: (_prompt, { accepted: [text = ''] }) => text },
  ],
})
