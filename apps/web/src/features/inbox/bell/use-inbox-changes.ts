import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logProblem } from '../../../shared/log.ts'
import { onResultShown } from '../../../shared/shown-results.ts'
import { readScoreOf } from '../api/read-news.ts'
import { inboxKey, onInboxChangedElsewhere, tellInboxChanged } from '../inbox-channel.ts'

/** Follows what is read in other tabs; a score that is seen on the page of its question is news no more. */
export function useInboxChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () => onInboxChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: inboxKey })),
    [queryClient],
  )
  useEffect(() => {
    const seen = new Set<number>()
    return onResultShown((attemptId) => {
      if (seen.has(attemptId)) return
      seen.add(attemptId)
      readScoreOf(attemptId)
        .then(() => tellInboxChanged(queryClient))
        // It stays unread, and can be read in the inbox.
        .catch((error: unknown) => logProblem('A seen score stays unread in the inbox', error))
    })
  }, [queryClient])
}
