import { gradeReview, type ReviewGrade, type ReviewResult } from '@rehearsal/contracts/reviews'
import { call } from '../../../shared/api/call.ts'

type Grade = { id: string; grade: ReviewGrade; version: number; key: string }

/** Sends a grade; a repeat under the same key counts once. */
export const sendGrade = ({ id, grade, version, key }: Grade): Promise<ReviewResult> =>
  call(gradeReview, { params: { id }, body: { grade, version }, idempotencyKey: key })
