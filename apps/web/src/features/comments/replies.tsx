import type { CommentReply } from '@rehearsal/contracts/comments'
import { Button } from '@rehearsal/ui/button'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { CommentSkeleton } from './comment-skeleton.tsx'
import { t } from './messages.ts'
import { ReplyCard } from './reply-card.tsx'
import type { ReportAction } from './report-action.ts'
import type { PagedList } from './use-paged.ts'

type Props = {
  commentId: number
  paged: PagedList<CommentReply>
  reportAction?: ReportAction | undefined
  /** Hears of the place of what was deleted. */
  onRemoved: (place: number) => void
}

/** The replies that were loaded; nothing where there are none. */
export function Replies({ commentId, paged, reportAction, onRemoved }: Props) {
  const { data, error, isFetching, retry, hasMore, isLoadingMore, loadMore } = paged
  if (data === undefined) {
    if (error === null) return <CommentSkeleton label={t('loadingReplies')} count={1} />
    return <LoadProblem title={t('repliesFailed')} error={error} onRetry={retry} isRetrying={isFetching} />
  }
  if (data.items.length === 0) return null
  return (
    <>
      <ul className="grid gap-4">
        {data.items.map((reply, place) => (
          <li key={reply.id}>
            <ReplyCard
              commentId={commentId}
              reply={reply}
              reportAction={reportAction}
              onRemoved={() => onRemoved(place)}
            />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button
          size="small"
          className="justify-self-start max-md:min-h-11"
          isLoading={isLoadingMore}
          onClick={loadMore}
        >
          {t('loadMore')}
        </Button>
      ) : null}
    </>
  )
}
