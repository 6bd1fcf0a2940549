import type { ReviewResult } from '@rehearsal/contracts/reviews'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sendGrade } from '../api/send-grade.ts'
import { forgetGrade, type KeptGrade, listKeptGrades } from './kept-grades.ts'

export type DeliveryListener = {
  onDelivered: (result: ReviewResult) => void
  /** The server will not take it: the card was graded elsewhere, or its word is gone. */
  onRefused: (grade: KeptGrade) => void
}

/** Sends what a learner's browser keeps, one after the other in its order. False when some has to wait. */
export async function deliverGrades(userId: string, listener: DeliveryListener): Promise<boolean> {
  for (;;) {
    const [next] = listKeptGrades(userId)
    if (next === undefined) return true
    try {
      const result = await sendGrade(next)
      forgetGrade(next.key)
      listener.onDelivered(result)
    } catch (error) {
      if (!isRefusal(error)) return false
      forgetGrade(next.key)
      listener.onRefused(next)
    }
  }
}

/** The server has said no for good. A session that has ended is no answer to the grade. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 429].includes(error.status) &&
  error.code !== 'in_progress'
