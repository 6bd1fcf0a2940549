import { z } from 'zod'
import { keyExtras } from '../../key-extras.ts'
import { defineTask, type Issue } from '../../task.ts'
import { highlightIncorrectWordsFace } from './face.ts'

/** Places of the chosen words, counted from 0. */
const pickedWordsSubmission = z.object({
  answers: z
    .array(z.number().int().nonnegative().max(1000))
    .max(200)
    .refine((places) => new Set(places).size === places.length, 'Choose each word once'),
})

export const highlightIncorrectWords = defineTask({
  ...highlightIncorrectWordsFace,
  /** The words as they are printed, with their punctuation; some differ from what is said. */
  prompt: z.object({ audio: z.string(), words: z.array(z.string().min(1)).min(2) }),
  answerKey: z.object({
    /** Places of the words that differ, counted from 0, with what is said instead. */
    differences: z.array(z.object({ place: z.number().int().nonnegative(), spoken: z.string() })).min(1),
    transcript: z.string().min(1),
    ...keyExtras,
  }),
  submission: pickedWordsSubmission,
  answer: pickedWordsSubmission,
  check: ({ words }, { answers }) => {
    if (answers.length === 0) return [{ path: 'answers', code: 'missing', message: 'Choose at least one word.' }]
    const unknown = answers.flatMap((place, i): Issue[] =>
      place < words.length ? [] : [{ path: `answers.${i}`, code: 'unknown', message: `There is no word ${place}.` }],
    )
    return unknown.length === 0 ? null : unknown
  },
})
