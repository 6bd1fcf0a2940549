import { z } from 'zod'
import { checkOneChoice, oneChoiceSubmission, optionsSchema, whysSchema } from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { highlightCorrectSummaryFace } from './face.ts'

export const highlightCorrectSummary = defineTask({
  ...highlightCorrectSummaryFace,
  prompt: z.object({ audio: z.string(), options: optionsSchema }),
  answerKey: z.object({ answer: z.string(), whys: whysSchema, transcript: z.string().min(1), ...keyExtras }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
})
