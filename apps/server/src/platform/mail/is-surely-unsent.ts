import { z } from 'zod'

/** What nodemailer tells of a failure: how the server refused, or which call of the network failed. */
const failureSchema = z
  .object({ responseCode: z.number() })
  .or(z.object({ syscall: z.enum(['connect', 'getaddrinfo']) }))

/**
 * Whether a message that could not be sent surely never left: no server was reached, or the server refused it. A line that
 * broke later may have carried it all the same.
 */
export const isSurelyUnsent = (error: unknown): boolean => failureSchema.safeParse(error).success
