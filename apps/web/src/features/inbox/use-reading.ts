import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { readOne, readUpTo } from './api/read-news.ts'
import { tellInboxChanged } from './inbox-channel.ts'
import { t } from './messages.ts'

/** Marks news as read, here and in every tab. */
export function useReading() {
  const queryClient = useQueryClient()
  const changed = () => tellInboxChanged(queryClient)
  const failed = (error: Error) => {
    // What is gone meanwhile need not be read.
    if (error instanceof ApiError && error.status === 404) return changed()
    toast(t('notMarked'), { tone: 'bad', description: messageOf(error) })
  }
  const one = useMutation({ mutationFn: readOne, onSuccess: changed, onError: failed })
  const all = useMutation({ mutationFn: readUpTo, onSuccess: changed, onError: failed })
  return { readOne: one.mutate, readAll: all.mutate, isReadingAll: all.isPending }
}
