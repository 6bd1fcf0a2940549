import { type FormatId } from './format-ids.ts'
import { rulesOf } from './formats.ts'
import type { TaskId } from '../task-ids.ts'

/**
 * What an average item marked from a key can earn: the gaps, right options, neighbouring pairs or words of the items
 * in our question bank, rounded. The exam publishes no averages (exam-rules §3.3, §3.4 say what earns a mark).
 */
const marksFromKey: Readonly<Partial<Record<TaskId, number>>> = {
  'reading/rw-fill-in-the-blanks': 6,
  'reading/multiple-choice-multiple': 2,
  'reading/re-order-paragraphs': 4,
  'reading/fill-in-the-blanks': 5,
  'listening/multiple-choice-multiple': 2,
  'listening/fill-in-the-blanks': 6,
  'listening/highlight-incorrect-words': 6,
  'listening/write-from-dictation': 10,
}

/** The most marks that an average item of a kind can earn in a format: the maxima of its traits, or of its key. */
export function itemMaximum(format: FormatId, taskId: TaskId): number {
  const { traits } = rulesOf(format, taskId)
  if (traits.length === 0) return marksFromKey[taskId] ?? 1
  return traits.reduce((sum, { max }) => sum + max, 0)
}
