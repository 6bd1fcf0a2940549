import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { checkWritten, keyPointsSchema, writtenSubmission } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { writeEssayFace } from './face.ts'

export const writeEssay = defineTask({
  ...writeEssayFace,
  prompt: z.object({ topic: z.string().min(1).meta({ isLong: true }) }),
  answerKey: z.object({
    keyPoints: keyPointsSchema,
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  heldAgainst: { textOf: ({ topic }) => topic, isDiscussed: true },
  check: (_prompt, { answer }) => checkWritten(answer, 'Write your essay first.'),
})
