import { type ErrorCode, type ErrorIssue, errorCodes, INTERNAL_MESSAGE } from '@rehearsal/contracts/errors'

/** A code of the catalogue; `offline` when no answer came at all, `unreadable` when the answer was not one of ours. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable'

type Details = {
  code: ApiErrorCode
  status: number
  message: string
  issues?: readonly ErrorIssue[]
  requestId?: string | null
  cause?: unknown
}

/** What a call that failed throws. `message` may be shown; code that decides looks at `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Everything that was wrong with the request. */
  readonly issues: readonly ErrorIssue[]
  /** Names the request in the server's log. */
  readonly requestId: string | null

  constructor({ code, status, message, issues = [], requestId = null, cause }: Details) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.issues = issues
    this.requestId = requestId
  }
}

/** Whether the server knows this code; others are treated by their status. */
export const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code)

/** The text to show for anything that was thrown; of what broke on our side it holds the number that the text asks for. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return INTERNAL_MESSAGE
  const { code, message, requestId } = error
  return code === 'internal' && requestId !== null ? `${message} (${requestId})` : message
}
