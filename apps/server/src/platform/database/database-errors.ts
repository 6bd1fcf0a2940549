import { z } from 'zod'

const driverErrorSchema = z.object({ code: z.string(), constraint: z.string().optional() })

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** The driver's error, looked for along the causes: drizzle wraps it, and so may we. */
function driverErrorOf(error: unknown): z.infer<typeof driverErrorSchema> | undefined {
  const parsed = driverErrorSchema.safeParse(error)
  if (parsed.success) return parsed.data
  return error instanceof Error && error.cause !== undefined ? driverErrorOf(error.cause) : undefined
}

function isViolation(code: string, error: unknown, constraint: string | undefined): boolean {
  const driverError = driverErrorOf(error)
  return driverError?.code === code && (constraint === undefined || driverError.constraint === constraint)
}

/** Whether a row like this exists already; with `constraint`, whether it is that rule that was broken. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(UNIQUE_VIOLATION, error, constraint)
}

/** Whether a row that this one points at is missing. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(FOREIGN_KEY_VIOLATION, error, constraint)
}
