import type { Prediction } from '@rehearsal/contracts/predictions'
import type { Reported } from './service.ts'

export function presentReport(reported: Reported): Prediction {
  return {
    id: reported.id,
    practiceId: reported.questionId,
    date: reported.seenOn,
    country: reported.country,
    pteType: reported.variant,
    description: reported.description,
    predictionCount: reported.total,
  }
}
