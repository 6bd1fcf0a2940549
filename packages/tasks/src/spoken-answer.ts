import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import type { StoredTask } from './task.ts'

/** A recording on the wire: base64 of an mp3, without a prefix (specification §4.1, §7.7). Its bytes are checked by the server. */
export const recordedSubmission = z.object({
  answerRequest: z
    .string()
    .trim()
    .min(1, 'Record an answer first')
    // Nothing after the class can match what the class matches: two megabytes of spaces take a linear time to refuse.
    .regex(/^[A-Za-z0-9+/\s]*={0,2}$/u, 'Send the mp3 as base64, without a prefix'),
})

/** A recording as it is stored: the audio lies in the object storage. */
export const recordedAnswerSchema = z.object({ recordingId: z.number().int().positive() })

/**
 * The shapes of a recording of free speech of a kind, on the wire and stored: with what the learner's own browser wrote
 * down, where the learner agreed to that. Anything may stand in it, of the length that the kind's time has room for.
 */
export function freeSpeech(taskId: TaskId) {
  const { transcriptCharacters } = takeLimits(longestAnswerSeconds([taskId], 100))
  const transcript = z.string().trim().max(transcriptCharacters).optional()
  return { submission: recordedSubmission.extend({ transcript }), answer: recordedAnswerSchema.extend({ transcript }) }
}

/** Whether answers of this kind are recordings. */
export const isSpokenKind = ({ submission }: Pick<StoredTask, 'submission'>): boolean =>
  'answerRequest' in submission.shape

/** The base64 mp3 of a spoken submission; null for kinds that are not spoken. */
export function takeOf(submission: unknown): string | null {
  const parsed = recordedSubmission.safeParse(submission)
  return parsed.success ? parsed.data.answerRequest : null
}
