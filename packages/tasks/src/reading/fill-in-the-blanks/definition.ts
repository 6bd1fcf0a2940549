import { z } from 'zod'
import {
  checkGaps,
  checkGapsKey,
  checkOffered,
  checkUsedOnce,
  checkWhys,
  gapWhysSchema,
  gappedTextSchema,
  gapsSubmission,
} from '../../gaps.ts'
import { nullIfNone, underKey } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { readingFillInTheBlanksFace } from './face.ts'

export const readingFillInTheBlanks = defineTask({
  ...readingFillInTheBlanksFace,
  /** `words` is the box, with more words than there are gaps. */
  prompt: z.object({
    parts: gappedTextSchema,
    words: z.array(z.string().min(1)).min(2).meta({ title: 'Words in the box' }),
  }),
  answerKey: z.object({
    words: z.array(z.string()).min(1),
    /** None in a key that was stored before keys of this kind had them. */
    whys: gapWhysSchema.default([]),
    ...keyExtras,
  }),
  submission: gapsSubmission,
  answer: gapsSubmission,
  check: ({ parts, words: box }, { words }) =>
    checkGaps(parts, words) ??
    checkOffered(
      words.map(() => box),
      words,
    ) ??
    checkUsedOnce(words),
  checkKey: ({ parts, words: box }, { words, whys }) => {
    const boxes = words.map(() => box)
    const answer = checkOffered(boxes, words) ?? checkUsedOnce(words) ?? []
    return nullIfNone([...checkGapsKey(parts, words), ...underKey(answer), ...checkWhys(words, whys)])
  },
})
