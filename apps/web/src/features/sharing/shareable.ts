import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { catalogue } from '@rehearsal/tasks/catalogue'

/** What a link leads to: one of my scored answers, or the report of one of my mock tests. */
export type ShareThing = { kind: 'answer' | 'report'; id: number }

/** The same, with what the learner may let the link show. */
export type Shareable = ShareThing & {
  /** The name that others would see. */
  nickname: string
  /** What can be shown beside the score: nothing of a report, and no answer that would give its key away. */
  answer: 'text' | 'recording' | null
}

export function shareableAnswer({ id, nickname, taskId, recordingUrl }: ScoredAnswer): Shareable {
  const isJudged = catalogue[taskId].scoredBy === 'ai'
  const answer = recordingUrl === null ? 'text' : 'recording'
  return { kind: 'answer', id, nickname, answer: isJudged ? answer : null }
}
