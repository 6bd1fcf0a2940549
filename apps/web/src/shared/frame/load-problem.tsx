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

/** What could not be loaded, why, and the way to try again. Of what broke on our side it says the number that our message asks for. */
export function LoadProblem({ title, error, onRetry, isRetrying }: Props) {
  const requestId = error instanceof ApiError && error.code === 'internal' ? error.requestId : null
  return (
    <ErrorState
      title={title}
      description={messageOf(error)}
      retryLabel={t('retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      reference={requestId === null ? undefined : t('reference', { id: requestId })}
    />
  )
}
