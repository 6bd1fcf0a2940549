import { z } from 'zod'
import {
  checkGaps,
  checkGapsKey,
  checkOffered,
  checkWhys,
  gapWhysSchema,
  gappedTextSchema,
  gapsSubmission,
} from '../../gaps.ts'
import { issueOf, nullIfNone, underKey } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { rwFillInTheBlanksFace } from './face.ts'

export const rwFillInTheBlanks = defineTask({
  ...rwFillInTheBlanksFace,
  prompt: z.object({
    parts: gappedTextSchema,
    /** The words offered for each gap, in the order they are shown. */
    gaps: z
      .array(z.array(z.string().min(1)).min(2))
      .min(1)
      .meta({ title: 'Words offered for each gap' }),
  }),
  answerKey: z.object({
    words: z.array(z.string()).min(1),
    whys: gapWhysSchema,
    ...keyExtras,
  }),
  submission: gapsSubmission,
  answer: gapsSubmission,
  check: ({ parts, gaps }, { words }) => checkGaps(parts, words) ?? checkOffered(gaps, words),
  checkKey: ({ parts, gaps }, { words, whys }) =>
    nullIfNone([
      ...checkGapsKey(parts, words),
      ...underKey(checkOffered(gaps, words) ?? []),
      ...(gaps.length === parts.length - 1
        ? []
        : [issueOf('prompt.gaps', 'wrong_length', `Offer words for each of the ${parts.length - 1} gaps.`)]),
      ...checkWhys(words, whys),
    ]),
})
