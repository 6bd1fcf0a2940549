import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logProblem } from '../../../shared/log.ts'
import { onResultShown } from '../../../shared/shown-results.ts'
import { readReportOf, readScoreOf } from '../api/read-news.ts'
import { inboxKey, onInboxChangedElsewhere, tellInboxChanged } from '../inbox-channel.ts'

/** Follows what is read in other tabs; a score or a report that is seen on its page is news no more. */
export function useInboxChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () => onInboxChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: inboxKey })),
    [queryClient],
  )
  useEffect(() => {
    const seen = new Set<string>()
    return onResultShown(({ kind, id }) => {
      const name = `${kind} ${id}`
      if (seen.has(name)) return
      seen.add(name)
      const read = kind === 'score' ? readScoreOf : readReportOf
      read(id)
        .then(() => tellInboxChanged(queryClient))
        // It stays unread, and can be read in the inbox.
        .catch((error: unknown) => logProblem('What was seen stays unread in the inbox', error))
    })
  }, [queryClient])
}
