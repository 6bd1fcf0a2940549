import { countWords } from '@rehearsal/exam/count-words'
import { z } from 'zod'
import type { Issue } from './task.ts'

/** Longest text that is taken: more than ten times the longest limit of any kind. */
const LONGEST_ANSWER_CHARACTERS = 20_000

/** A written answer, on the wire and as it is stored. */
export const writtenSubmission = z.object({
  answer: z.string().max(LONGEST_ANSWER_CHARACTERS, 'This text is too long. Shorten it to 20,000 characters.'),
})

/** Ways of saying something. The engine alone reads them: no form and no browser has them (`shown-key.ts`). */
const waysSchema = z.array(z.string().min(1)).min(2).max(12).optional().meta({ isHidden: true })

/** Authored main points with the words that show them; each inner list holds alternatives. */
export const keyPointsSchema = z
  .array(
    z.object({
      point: z.string().min(1),
      cues: z
        .array(z.array(z.string().min(1)).min(1))
        .min(1)
        .meta({ title: 'Words that show it', description: 'Each group holds words that mean the same.' }),
      says: waysSchema,
      opposite: waysSchema,
    }),
  )
  .meta({ title: 'Main points' })

/** An empty text is not sent; `message` says what to do. */
export function checkWritten(answer: string, message: string): Issue[] | null {
  return countWords(answer) === 0 ? [{ path: 'answer', code: 'empty', message }] : null
}

/** A model reply for each variant, since their form rules differ. */
export const sampleAnswersSchema = z.object({
  ACADEMIC: z.string().meta({ title: 'PTE Academic', isLong: true }),
  CORE: z.string().meta({ title: 'PTE Core', isLong: true }),
})
