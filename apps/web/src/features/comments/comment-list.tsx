import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { pagedComments } from './api/comments-query.ts'
import { CommentCard } from './comment-card.tsx'
import { commentLists } from './comment-cache.ts'
import { CommentSkeleton } from './comment-skeleton.tsx'
import { focusSoon } from '../../shared/focus-soon.ts'
import { panelId, saidId } from './said-ids.ts'
import { t } from './messages.ts'
import type { ReportAction } from './report-action.ts'
import { useAsked } from './use-asked.ts'
import { usePaged } from './use-paged.ts'

type Props = {
  practiceId: number
  isFrequentOnly: boolean
  askedId: number | null
  reportAction?: ReportAction | undefined
}

/** Comments, newest first: ten, and ten more with each Load More. */
export function CommentList({ practiceId, isFrequentOnly, askedId, reportAction }: Props) {
  const lists = commentLists(useQueryClient(), practiceId)
  const paged = usePaged(pagedComments(practiceId, isFrequentOnly), {
    onEnd: (firstNew) => focusSoon(saidId('comment', firstNew)),
  })
  useAsked({ id: askedId, elseId: panelId(practiceId) }, paged)
  const { data, error, isFetching, retry, hasMore, isLoadingMore, loadMore } = paged
  if (data === undefined) {
    return (
      <Card padding={error === null ? 'medium' : 'none'}>
        {error === null ? (
          <CommentSkeleton label={t('loadingComments')} count={3} />
        ) : (
          <LoadProblem title={t('commentsFailed')} error={error} onRetry={retry} isRetrying={isFetching} />
        )}
      </Card>
    )
  }
  const { items, total } = data
  const removed = (place: number) => {
    const next = items[place + 1] ?? items[place - 1]
    const gone = items[place]
    if (gone === undefined) return
    const target = next === undefined ? panelId(practiceId) : saidId('comment', next.id)
    focusSoon(target, { removedId: saidId('comment', gone.id) })
    lists.remove(gone.id)
    void lists.refresh()
  }
  return (
    <>
      <LiveRegion>
        {hasMore || items.length > 0 ? t('shownOf', { shown: items.length, total }) : t('noComment')}
      </LiveRegion>
      {items.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon={<MessagesSquare size={22} aria-hidden />}
            title={t('noComment')}
            description={isFrequentOnly ? t('noEntryAdvice') : t('noCommentAdvice')}
          />
        </Card>
      ) : (
        <ul
          aria-label={t('comments')}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {items.map((comment, place) => (
            <li key={comment.id} className="p-4 md:px-5">
              <CommentCard
                practiceId={practiceId}
                comment={comment}
                reportAction={reportAction}
                isAsked={comment.id === askedId}
                onRemoved={() => removed(place)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <div className="flex justify-center">
          <Button isLoading={isLoadingMore} onClick={loadMore}>
            {t('loadMore')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
