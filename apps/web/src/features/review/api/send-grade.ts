import { gradeReview, type ReviewResult } from '@rehearsal/contracts/reviews'
import { call } from '../../../shared/api/call.ts'
import type { KeptGrade } from '../session/kept-grades.ts'

/** Sends a grade; a repeat under the same key counts once. */
export const sendGrade = ({ id, grade, version, key }: KeptGrade): Promise<ReviewResult> =>
  call(gradeReview, { params: { id }, body: { grade, version }, idempotencyKey: key })
