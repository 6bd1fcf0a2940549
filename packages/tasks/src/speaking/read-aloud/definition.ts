import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { recordedAnswerSchema, recordedSubmission } from '../../spoken-answer.ts'
import { defineTask } from '../../task.ts'
import { readAloudFace } from './face.ts'

export const readAloud = defineTask({
  ...readAloudFace,
  prompt: z.object({ text: z.string().min(1).meta({ isLong: true }) }),
  /** `modelAudio` is the media id of a model reading. */
  answerKey: z.object({ modelAudio: z.string(), ...keyExtras }),
  submission: recordedSubmission,
  answer: recordedAnswerSchema,
  check: () => null,
  model: { isScript: true, recordingOf: ({ text }, { modelAudio }) => ({ text, mediaId: modelAudio }) },
  recordings: [{ at: 'answerKey.modelAudio', textOf: ({ text }) => text }],
})
