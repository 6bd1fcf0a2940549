import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { type ErrorCode, type ErrorIssue } from '@rehearsal/contracts/errors'

export type AppErrorOptions = {
  /** What this call says in place of the catalogue's text. */
  message?: string
  cause?: unknown
  /** Everything that is wrong with the request, not just the first thing. */
  issues?: readonly ErrorIssue[]
  /** Sent to the caller, e.g. the current row of a stale version. Never anything the caller may not see. */
  details?: unknown
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number
}

/** The one error that a caller is told about; its status and text come from the catalogue in `contracts`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly issues: readonly ErrorIssue[]
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const { cause, issues = [], details, retryAfterSeconds } = options
    const { status, message } = errorCatalogue[code]
    super(options.message ?? message, cause === undefined ? {} : { cause })
    this.code = code
    this.status = status
    this.issues = issues
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
