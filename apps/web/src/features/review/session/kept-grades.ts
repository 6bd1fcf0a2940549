import { reviewGradeSchema } from '@rehearsal/contracts/reviews'
import { z } from 'zod'

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
/** Stands in where the browser keeps nothing: until the page is closed, nothing is lost. */
let memory: readonly KeptGrade[] = []

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
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return z.array(keptGradeSchema).safeParse(kept).data ?? []
  } catch {
    return memory
  }
}

function write(grades: readonly KeptGrade[]): void {
  memory = grades
  try {
    localStorage.setItem(STORE, JSON.stringify(grades))
  } catch {
    // The grades are in memory.
  }
}
