import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'
import { presentAttempt, presentPractice } from './presenters.ts'
import type { QuestionView } from './question-service.ts'

/** Presenters bound to the learner's formats and this installation's media URLs. */
export function createViews({ media }: Platform) {
  return {
    practiceView: (view: QuestionView, learner: Learner) =>
      presentPractice(view, learner.formats, (id, accent) => media.contentUrl(id, learner.id, accent)),
    attemptView: (attempt: AttemptRecord, learner: Learner) =>
      presentAttempt(attempt, learner, (objectKey) => media.objectUrl(objectKey, learner.id)),
  }
}
