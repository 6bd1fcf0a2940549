import { AppError } from './app-error.ts'

const LONGEST_IN_SECONDS = 90

/** The refusal of who tried too often, with when to try again, in its text and as `Retry-After`. */
export function tooManyTries(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const [amount, unit] = seconds > LONGEST_IN_SECONDS ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  const message = `Too many tries. Wait ${amount} ${unit}${amount === 1 ? '' : 's'} and try again.`
  return new AppError('too_many_requests', { message, retryAfterSeconds: seconds })
}
