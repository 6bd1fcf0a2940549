import type { TaskId } from '../task-ids.ts'

/** One scored answer, as far as it tells of its learner. */
export type AnswerEvidence = {
  taskId: TaskId
  /** Marks earned over the most that could be, 0–1. */
  share: number
  /** Standard error of `share` by the engine that judged it; null where a key decided, or where it is not known. */
  standardError: number | null
  /** Days since the answer was given; 0 for all answers of a test that is reported by itself. */
  ageDays: number
  /** The learner had met the question before, or had seen its key. */
  isSeen: boolean
}
