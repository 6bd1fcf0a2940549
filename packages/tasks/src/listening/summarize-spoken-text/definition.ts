import { accentIdSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { checkWritten, keyPointsSchema, sampleAnswersSchema, writtenSubmission } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { summarizeSpokenTextFace } from './face.ts'

/** With the accent in which the talk was heard (specification §7.7). */
const summarySubmission = writtenSubmission.extend({ accent: accentIdSchema.optional() })

export const summarizeSpokenText = defineTask({
  ...summarizeSpokenTextFace,
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({
    transcript: z.string().min(1).meta({ isLong: true }),
    keyPoints: keyPointsSchema,
    sampleAnswers: sampleAnswersSchema,
    ...keyExtras,
  }),
  submission: summarySubmission,
  answer: summarySubmission,
  heldAgainst: { textOf: (_prompt, { transcript }) => transcript },
  check: (_prompt, { answer }) => checkWritten(answer, 'Write your summary first.'),
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.transcript, hasAccents: true }],
})
