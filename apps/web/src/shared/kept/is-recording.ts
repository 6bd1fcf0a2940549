import { z } from 'zod'

/** A draft that is a recording is too large for local storage. */
export const isRecording = (draft: unknown): boolean => z.object({ answerRequest: z.string() }).safeParse(draft).success
