import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

/** What a failed delivery means for the answer. */
export type Outcome = { type: 'unreachable'; reason: string } | { type: 'held' } | { type: 'refused'; problem: string }

/** No answer, or one that may pass, is tried again; a refusal is final. A 402, which opens a dialog of its own, is no refusal. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { type: 'unreachable', reason: messageOf(error) }
  if (error.status === 402) return { type: 'held' }
  return mayPass(error)
    ? { type: 'unreachable', reason: error.message }
    : { type: 'refused', problem: problemOf(error) }
}

const mayPass = ({ status, code }: ApiError): boolean =>
  status === 0 || status >= 500 || status === 401 || status === 429 || code === 'in_progress'

const problemOf = ({ issues, message }: ApiError): string =>
  issues.length === 0 ? message : issues.map(({ defaultMessage }) => defaultMessage).join(' ')
