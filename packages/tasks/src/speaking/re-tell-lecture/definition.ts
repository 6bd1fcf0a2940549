import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { freeSpeech } from '../../spoken-answer.ts'
import { keyPointsSchema } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { reTellLectureFace } from './face.ts'

export const reTellLecture = defineTask({
  ...reTellLectureFace,
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({
    transcript: z.string().min(1).meta({ isLong: true }),
    keyPoints: keyPointsSchema,
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    modelAudio: z.string(),
    ...keyExtras,
  }),
  ...freeSpeech(reTellLectureFace.id),
  heldAgainst: { textOf: (_prompt, { transcript }) => transcript },
  check: () => null,
  model: { isScript: false, recordingOf: (_prompt, key) => ({ text: key.sampleAnswer, mediaId: key.modelAudio }) },
  recordings: [
    { at: 'prompt.audio', textOf: (_prompt, key) => key.transcript },
    { at: 'answerKey.modelAudio', textOf: (_prompt, key) => key.sampleAnswer },
  ],
})
