import { z } from 'zod'
import { checkFilled, checkGaps, checkGapsKey, gappedTextSchema, gapsSubmission } from '../../gaps.ts'
import { nullIfNone } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { listeningFillInTheBlanksFace } from './face.ts'

export const listeningFillInTheBlanks = defineTask({
  ...listeningFillInTheBlanksFace,
  prompt: z.object({ audio: z.string(), parts: gappedTextSchema }),
  answerKey: z.object({
    words: z.array(z.string()).min(1),
    transcript: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: gapsSubmission,
  answer: gapsSubmission,
  check: ({ parts }, { words }) => checkGaps(parts, words),
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.transcript }],
  checkKey: ({ parts }, { words, transcript }) =>
    nullIfNone([...checkGapsKey(parts, words), ...checkFilled(parts, words, transcript)]),
})
