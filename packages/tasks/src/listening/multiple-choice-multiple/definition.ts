import { z } from 'zod'
import {
  checkManyChoices,
  checkManyChoicesKey,
  chosenOptionSchema,
  manyChoicesSubmission,
  optionsSchema,
  whysSchema,
} from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { listeningMultipleChoiceMultipleFace } from './face.ts'

export const listeningMultipleChoiceMultiple = defineTask({
  ...listeningMultipleChoiceMultipleFace,
  prompt: z.object({ audio: z.string(), question: z.string(), options: optionsSchema }),
  answerKey: z.object({
    answers: z.array(chosenOptionSchema).min(1),
    whys: whysSchema,
    transcript: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: manyChoicesSubmission,
  answer: manyChoicesSubmission,
  check: ({ options }, { answers }) => checkManyChoices(options, answers),
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.transcript }],
  checkKey: ({ options }, key) => checkManyChoicesKey(options, key),
})
