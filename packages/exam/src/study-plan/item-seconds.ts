import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import type { TaskId } from '../task-ids.ts'

/** Seconds of the recording of kinds whose clock starts behind it (exam-rules.md §3.1, §3.4); elsewhere it runs within the time to answer. */
const recordingSeconds: Readonly<Partial<Record<TaskId, number>>> = {
  'speaking/repeat-sentence': 6,
  'speaking/answer-short-question': 6,
  'speaking/re-tell-lecture': 75,
  'speaking/respond-to-a-situation': 20,
  'listening/summarize-spoken-text': 75,
}

/** Reading a result is part of studying: a mark, a take with its sounds and pauses, a text with its errors. */
const REVIEW_SECONDS = { key: 30, speech: 60, text: 180 } as const
const LONGEST_TAKE_SECONDS = 60
/** Nobody plans to the second. */
const STEP_SECONDS = 30

/** How long one item of a kind takes a learner: the exam's own times and a look at the result, up to the next half minute. */
export function itemSeconds(format: FormatId, taskId: TaskId): number {
  const { leadInSeconds, preparationSeconds, answerSeconds, traits } = rulesOf(format, taskId)
  const examSeconds = leadInSeconds + (recordingSeconds[taskId] ?? 0) + preparationSeconds + answerSeconds
  const review = traits.length < 2 ? 'key' : answerSeconds <= LONGEST_TAKE_SECONDS ? 'speech' : 'text'
  return Math.ceil((examSeconds + REVIEW_SECONDS[review]) / STEP_SECONDS) * STEP_SECONDS
}
