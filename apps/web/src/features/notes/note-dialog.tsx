import { Dialog } from '@rehearsal/ui/dialog'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { noteQuery } from './api/note-query.ts'
import { t } from './messages.ts'
import type { NoteDialogProps } from './note-dialog-props.ts'
import { NoteWorkDialog } from './note-work-dialog.tsx'

/** The note on a question (specification §2.7, §4.11): loaded, then looked at, written, saved or deleted. */
export default function NoteDialog({ question, isOpen, onClose }: NoteDialogProps) {
  const { user } = useSession()
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...noteQuery(question.id),
    refetchOnMount: 'always',
  })
  // A note of earlier may have become another in a second tab: it is read anew before it is worked on.
  const isReady = user !== undefined && data !== undefined && isFetchedAfterMount
  if (isReady) {
    return <NoteWorkDialog {...{ question, isOpen, onClose }} userId={user.id} note={data} />
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('noteOn', { title: question.title })} closeLabel={t('close')}>
      {error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingNote')} className="min-h-40 py-2">
          <SkeletonText lines={4} />
        </div>
      ) : (
        <LoadProblem title={t('noteFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  )
}
