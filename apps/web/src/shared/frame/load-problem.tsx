import { ErrorState } from '@rehearsal/ui/error-state'
import { ApiError, messageOf } from '../api/api-error.ts'
import { t } from './messages.ts'

type Props = {
  /** What could not be loaded. */
  title: string
  error: unknown
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** What could not be loaded, why, and the way to try again. */
export function LoadProblem({ title, error, onRetry, isRetrying }: Props) {
  return (
    <ErrorState
      title={title}
      description={messageOf(error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      reference={referenceOf(error)}
    />
  )
}

/** The number that the text of an error of ours asks for. */
function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'internal' || error.requestId === null) return undefined
  return t('reference', { id: error.requestId })
}
