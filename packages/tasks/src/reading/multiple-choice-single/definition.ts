import { z } from 'zod'
import { checkOneChoice, oneChoiceSubmission, optionsSchema, whysSchema } from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { readingMultipleChoiceSingleFace } from './face.ts'

export const readingMultipleChoiceSingle = defineTask({
  ...readingMultipleChoiceSingleFace,
  prompt: z.object({ passage: z.string(), question: z.string(), options: optionsSchema }),
  answerKey: z.object({ answer: z.string(), whys: whysSchema, ...keyExtras }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
})
