import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'
import { presentAttempt, presentPractice } from './presenters.ts'
import type { QuestionView } from './question-service.ts'

/** Presenters bound to this installation's formats and media URLs. */
export function createViews({ config, media }: Platform) {
  return {
    practiceView: (view: QuestionView, learner: Learner) =>
      presentPractice(view, config.formats, (id, accent) => media.contentUrl(id, learner.id, accent)),
    attemptView: (attempt: AttemptRecord, learner: Learner) =>
      presentAttempt(attempt, learner, (objectKey) => media.objectUrl(objectKey, learner.id)),
  }
}
