import { z } from 'zod'
import { issueOf } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { checkWritten, keyPointsSchema, writtenSubmission } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { writeEmailFace } from './face.ts'

/** All that an e-mail is asked for, as one text. */
export const emailTaskText = ({ situation, points }: { situation: string; points: readonly string[] }): string =>
  [situation, ...points].join('\n')

export const writeEmail = defineTask({
  ...writeEmailFace,
  prompt: z.object({
    situation: z.string().min(1).meta({ isLong: true }),
    recipient: z.string().min(1),
    points: z.array(z.string().min(1)).min(1),
  }),
  answerKey: z.object({
    register: z.enum(['formal', 'informal']),
    keyPoints: keyPointsSchema,
    sampleAnswer: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  // An arrow of its own: the function would tell the compiler that the prompt has these fields alone.
  heldAgainst: { textOf: (prompt) => emailTaskText(prompt) },
  check: (_prompt, { answer }) => checkWritten(answer, 'Write your e-mail first.'),
  checkKey: ({ points }, { keyPoints }) =>
    keyPoints.length > 0 && keyPoints.length <= points.length
      ? null
      : [issueOf('answerKey.keyPoints', 'wrong_length', `Give 1 to ${points.length} main points, as the task has.`)],
})
