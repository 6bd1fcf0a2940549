import { getPredictionRecord } from '@rehearsal/contracts/predictions'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** How the weekly lists of an exam did. */
export const predictionRecordQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['prediction-record', variant],
    queryFn: ({ signal }) => call(getPredictionRecord, { query: { pteType: variant }, signal }),
  })
