import { reviewGradeSchema } from '@rehearsal/contracts/reviews'
import { z } from 'zod'
import { browserStore } from '../../../shared/browser/stored.ts'
import { tellNothingKept } from '../../../shared/kept/nothing-kept.ts'

/** A grade that was given and that the server has not acknowledged. */
const keptGradeSchema = z.object({
  userId: z.string(),
  id: z.string(),
  grade: reviewGradeSchema,
  version: z.number().int(),
  /** The idempotency key it is sent with, however often. */
  key: z.string(),
})
export type KeptGrade = z.infer<typeof keptGradeSchema>

const STORE = 'reviewGrades'

/** Keeps a grade after those that were given before it. */
export function keepGrade(grade: KeptGrade): void {
  write([...readAll(), grade])
}

/** The grades of a learner that wait, in the order they were given. */
export const listKeptGrades = (userId: string): KeptGrade[] => readAll().filter((grade) => grade.userId === userId)

/** The server has it, or will never take it. */
export function forgetGrade(key: string): void {
  write(readAll().filter((grade) => grade.key !== key))
}

function readAll(): readonly KeptGrade[] {
  try {
    return z.array(keptGradeSchema).parse(JSON.parse(browserStore.read(STORE) ?? '[]'))
  } catch {
    return []
  }
}

function write(grades: readonly KeptGrade[]): void {
  const isKept = browserStore.write(STORE, grades.length === 0 ? null : JSON.stringify(grades))
  if (!isKept && grades.length > 0) tellNothingKept('grades')
}
