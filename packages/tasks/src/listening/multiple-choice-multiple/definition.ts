import { z } from 'zod'
import { checkManyChoices, manyChoicesSubmission, optionsSchema, whysSchema } from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { listeningMultipleChoiceMultipleFace } from './face.ts'

export const listeningMultipleChoiceMultiple = defineTask({
  ...listeningMultipleChoiceMultipleFace,
  prompt: z.object({ audio: z.string(), question: z.string(), options: optionsSchema }),
  answerKey: z.object({
    answers: z.array(z.string()).min(1),
    whys: whysSchema,
    transcript: z.string().min(1),
    ...keyExtras,
  }),
  submission: manyChoicesSubmission,
  answer: manyChoicesSubmission,
  check: ({ options }, { answers }) => checkManyChoices(options, answers),
})
