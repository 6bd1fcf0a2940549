import { z } from 'zod'

/** What is kept of the first response: the attempt itself says the rest, and may have been scored since. */
export const keepIdempotent = z.object({ attemptId: z.number().int() })
