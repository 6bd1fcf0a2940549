import { createPrediction } from '@rehearsal/contracts/predictions'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { call } from '../../../shared/api/call.ts'

export type ExamReport = {
  practiceId: number
  date: string
  country: string
  pteType: ExamVariant
  description: string
}

/** Reports that a question was seen in an exam (specification §7.6). */
export const reportExam = (report: ExamReport) => call(createPrediction, { body: report })
