import { ErrorState } from '@rehearsal/ui/error-state'
import { messageOf } from '../api/api-error.ts'
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
    />
  )
}
