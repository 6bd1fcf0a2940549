import type { StoredTask } from '@rehearsal/tasks/task'
import { z } from 'zod'

const partsSchema = z.record(z.string(), z.unknown())

/** An answer as it is stored: a take lies in the storage, and what came with it stays with the answer. */
export function storedAnswer(task: StoredTask, parts: unknown, recordingId: number | null): unknown {
  return task.answer.parse(recordingId === null ? parts : { ...partsSchema.parse(parts), recordingId })
}
