import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import { itemMaximum } from '../formats/item-maxima.ts'
import type { TaskId } from '../task-ids.ts'

/** Which engine judges a kind; its errors on one learner go together. */
export type EngineFamily = 'speech' | 'text'

/** How the items of a kind earn marks: one or none, several from a key, or judged. */
export type Marking = 'one-mark' | 'key' | EngineFamily

/** Null for kinds that are marked from a key. */
export function engineOf(format: FormatId, taskId: TaskId): EngineFamily | null {
  const { traits } = rulesOf(format, taskId)
  if (traits.length === 0) return null
  return traits.some(({ trait }) => trait === 'form') ? 'text' : 'speech'
}

export function markingOf(format: FormatId, taskId: TaskId): Marking {
  if (itemMaximum(format, taskId) === 1) return 'one-mark'
  return engineOf(format, taskId) ?? 'key'
}
