import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

/** What a failed delivery means for the answer. */
export type Outcome = { type: 'unreachable'; reason: string } | { type: 'refused'; problem: string | null }

/** No answer, or one that may pass, is tried again; a refusal is final. A 402 opens a dialog of its own. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { type: 'unreachable', reason: messageOf(error) }
  return mayPass(error)
    ? { type: 'unreachable', reason: error.message }
    : { type: 'refused', problem: error.status === 402 ? null : problemOf(error) }
}

const mayPass = ({ status, code }: ApiError): boolean =>
  status === 0 || status >= 500 || status === 401 || status === 429 || code === 'in_progress'

const problemOf = ({ issues, message }: ApiError): string =>
  issues.length === 0 ? message : issues.map(({ defaultMessage }) => defaultMessage).join(' ')
