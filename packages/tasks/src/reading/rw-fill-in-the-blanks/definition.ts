import { z } from 'zod'
import { checkGaps, checkOffered, gappedTextSchema, gapsSubmission } from '../../gaps.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { rwFillInTheBlanksFace } from './face.ts'

export const rwFillInTheBlanks = defineTask({
  ...rwFillInTheBlanksFace,
  prompt: z.object({
    parts: gappedTextSchema,
    /** The words offered for each gap, in the order they are shown. */
    gaps: z.array(z.array(z.string().min(1)).min(2)).min(1),
  }),
  answerKey: z.object({ words: z.array(z.string()).min(1), whys: z.array(z.string()), ...keyExtras }),
  submission: gapsSubmission,
  answer: gapsSubmission,
  check: ({ parts, gaps }, { words }) => checkGaps(parts, words) ?? checkOffered(gaps, words),
})
