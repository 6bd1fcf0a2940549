import { z } from 'zod'
import { checkGaps, gappedTextSchema, gapsSubmission } from '../../gaps.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { listeningFillInTheBlanksFace } from './face.ts'

export const listeningFillInTheBlanks = defineTask({
  ...listeningFillInTheBlanksFace,
  prompt: z.object({ audio: z.string(), parts: gappedTextSchema }),
  answerKey: z.object({ words: z.array(z.string()).min(1), transcript: z.string().min(1), ...keyExtras }),
  submission: gapsSubmission,
  answer: gapsSubmission,
  check: ({ parts }, { words }) => checkGaps(parts, words),
})
