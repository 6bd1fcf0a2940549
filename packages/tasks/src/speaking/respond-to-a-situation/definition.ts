import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { freeSpeech } from '../../spoken-answer.ts'
import { keyPointsSchema } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { respondToASituationFace } from './face.ts'

export const respondToASituation = defineTask({
  ...respondToASituationFace,
  prompt: z.object({ situation: z.string().min(1).meta({ isLong: true }), audio: z.string() }),
  answerKey: z.object({
    register: z.enum(['formal', 'informal']),
    keyPoints: keyPointsSchema,
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    modelAudio: z.string(),
    ...keyExtras,
  }),
  ...freeSpeech(respondToASituationFace.id),
  heldAgainst: { textOf: ({ situation }) => situation },
  check: () => null,
  model: { isScript: false, recordingOf: (_prompt, key) => ({ text: key.sampleAnswer, mediaId: key.modelAudio }) },
  recordings: [
    { at: 'prompt.audio', textOf: ({ situation }) => situation },
    { at: 'answerKey.modelAudio', textOf: (_prompt, key) => key.sampleAnswer },
  ],
})
