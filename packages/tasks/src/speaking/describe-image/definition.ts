import { imageTypeSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { freeSpeech } from '../../spoken-answer.ts'
import { keyPointsSchema } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { describeImageFace } from './face.ts'

export const describeImage = defineTask({
  ...describeImageFace,
  prompt: z.object({ image: z.string(), imageType: imageTypeSchema }),
  /** `description` is the text alternative of the image. */
  answerKey: z.object({
    description: z.string().min(1).meta({ isLong: true }),
    keyPoints: keyPointsSchema,
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    modelAudio: z.string(),
    ...keyExtras,
  }),
  ...freeSpeech(describeImageFace.id),
  heldAgainst: { textOf: (_prompt, { description }) => description },
  check: () => null,
  model: { isScript: false, recordingOf: (_prompt, key) => ({ text: key.sampleAnswer, mediaId: key.modelAudio }) },
  recordings: [{ at: 'answerKey.modelAudio', textOf: (_prompt, key) => key.sampleAnswer }],
  pictures: ['prompt.image'],
})
