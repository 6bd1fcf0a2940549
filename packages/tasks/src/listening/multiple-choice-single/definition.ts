import { z } from 'zod'
import {
  checkOneChoice,
  checkOneChoiceKey,
  chosenOptionSchema,
  oneChoiceSubmission,
  optionsSchema,
  whysSchema,
} from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { listeningMultipleChoiceSingleFace } from './face.ts'

export const listeningMultipleChoiceSingle = defineTask({
  ...listeningMultipleChoiceSingleFace,
  prompt: z.object({ audio: z.string(), question: z.string(), options: optionsSchema }),
  answerKey: z.object({
    answer: chosenOptionSchema,
    whys: whysSchema,
    transcript: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.transcript }],
  checkKey: ({ options }, key) => checkOneChoiceKey(options, key),
})
