import { z } from 'zod'

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

/** The base64 mp3 of a spoken submission; null for kinds that are not spoken. */
export function takeOf(submission: unknown): string | null {
  const parsed = recordedSubmission.safeParse(submission)
  return parsed.success ? parsed.data.answerRequest : null
}
