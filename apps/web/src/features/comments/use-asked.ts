import { toast } from '@rehearsal/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { t } from './messages.ts'
import type { PagedList } from './use-paged.ts'

/** Shows the item that the address asks for, however far down it stands, and says so where it is gone. */
export function useAsked<Item extends { id: number }>(askedId: number | null, { showUpTo }: PagedList<Item>): void {
  const look = useEffectEvent(showUpTo)
  useEffect(() => {
    if (askedId === null) return
    let isWanted = true
    look(askedId).then(
      (isThere) => {
        if (isWanted && !isThere) toast(t('askedGone'), { tone: 'fair' })
      },
      // The list itself says that it cannot be loaded.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [askedId])
}
