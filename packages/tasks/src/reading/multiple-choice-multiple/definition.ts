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
import { readingMultipleChoiceMultipleFace } from './face.ts'

export const readingMultipleChoiceMultiple = defineTask({
  ...readingMultipleChoiceMultipleFace,
  prompt: z.object({ passage: z.string().meta({ isLong: true }), question: z.string(), options: optionsSchema }),
  answerKey: z.object({ answers: z.array(chosenOptionSchema).min(1), whys: whysSchema, ...keyExtras }),
  submission: manyChoicesSubmission,
  answer: manyChoicesSubmission,
  check: ({ options }, { answers }) => checkManyChoices(options, answers),
  checkKey: ({ options }, key) => checkManyChoicesKey(options, key),
})
