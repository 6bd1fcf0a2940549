import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { keyPointsSchema, writtenSubmission } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { summarizeWrittenTextFace } from './face.ts'

export const summarizeWrittenText = defineTask({
  ...summarizeWrittenTextFace,
  /** The passage is empty only where a researcher rates a text without its source. */
  prompt: z.object({ passage: z.string() }),
  answerKey: z.object({
    keyPoints: keyPointsSchema,
    /** A model reply for each variant, since their form rules differ. */
    sampleAnswers: z.object({ ACADEMIC: z.string(), CORE: z.string() }),
    ...keyExtras,
  }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  check: (_prompt, { answer }) =>
    answer.trim() === '' ? [{ path: 'answer', code: 'empty', message: 'Write your summary first.' }] : null,
})
