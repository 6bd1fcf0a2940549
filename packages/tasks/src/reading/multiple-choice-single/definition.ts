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
import { readingMultipleChoiceSingleFace } from './face.ts'

export const readingMultipleChoiceSingle = defineTask({
  ...readingMultipleChoiceSingleFace,
  prompt: z.object({ passage: z.string().meta({ isLong: true }), question: z.string(), options: optionsSchema }),
  answerKey: z.object({ answer: chosenOptionSchema, whys: whysSchema, ...keyExtras }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
  checkKey: ({ options }, key) => checkOneChoiceKey(options, key),
})
