import { countWords } from '@rehearsal/exam/count-words'
import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { keyPointsSchema, sampleAnswersSchema, writtenSubmission } from '../../written-answer.ts'
import { defineTask } from '../../task.ts'
import { summarizeWrittenTextFace } from './face.ts'

export const summarizeWrittenText = defineTask({
  ...summarizeWrittenTextFace,
  /** The passage is empty only where a researcher rates a text without its source. */
  prompt: z.object({ passage: z.string().meta({ isLong: true }) }),
  answerKey: z.object({
    keyPoints: keyPointsSchema,
    sampleAnswers: sampleAnswersSchema,
    ...keyExtras,
  }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  heldAgainst: { textOf: ({ passage }) => passage },
  check: (_prompt, { answer }) =>
    countWords(answer) === 0 ? [{ path: 'answer', code: 'empty', message: 'Write your summary first.' }] : null,
})
