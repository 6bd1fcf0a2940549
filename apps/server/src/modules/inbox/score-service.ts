import { catalogue } from '@rehearsal/tasks/catalogue'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import type { Platform } from '../../platform/services.ts'
import { findScored } from './score-queries.ts'
import { tellLearner } from './service.ts'

/** From now on the score of an answer that had to wait for one is told to its learner. */
export function joinInbox(platform: Platform): void {
  platform.scoredAttempts.onAttemptScored('inbox', (scored) => tellOfScore(platform, scored))
}

/**
 * Tells of an answer that an engine scored. What a key decides was shown at once. Whether somebody waits on the page is
 * not known here: the page says so by marking the news as read when it shows the result (`readScore`).
 */
async function tellOfScore(
  platform: Platform,
  { attemptId, userId, taskId, questionId }: ScoredAttempt,
): Promise<void> {
  if (catalogue[taskId].scoredBy !== 'ai') return
  const scored = await findScored(platform.db, attemptId)
  if (!scored) return
  const { title: questionTitle, total } = scored
  const news = { kind: 'score' as const, taskId, questionTitle, ...total }
  const telling = { userId, dedupeKey: `score-${attemptId}`, news, questionId, attemptId }
  await tellLearner(platform.db, telling, scored.scoredAt ?? platform.clock.now())
}
