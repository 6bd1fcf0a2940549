import { z } from 'zod'
import { checkOneChoice, oneChoiceSubmission, optionsSchema, whysSchema } from '../../choices.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { selectMissingWordFace } from './face.ts'

export const selectMissingWord = defineTask({
  ...selectMissingWordFace,
  /** The recording ends in a beep that stands for the missing words. */
  prompt: z.object({ audio: z.string(), options: optionsSchema }),
  answerKey: z.object({ answer: z.string(), whys: whysSchema, transcript: z.string().min(1), ...keyExtras }),
  submission: oneChoiceSubmission,
  answer: oneChoiceSubmission,
  check: ({ options }, { answer }) => checkOneChoice(options, answer),
})
