import { toast } from '@rehearsal/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { focusSoon } from '../../shared/focus-soon.ts'
import { saidId } from './said-ids.ts'
import { t } from './messages.ts'
import type { PagedList } from './use-paged.ts'

/** Shows and focuses the comment that the address asks for, however far down it stands, and says so where it is gone. */
export function useAsked<Item extends { id: number }>(askedId: number | null, { showUpTo }: PagedList<Item>): void {
  const look = useEffectEvent(showUpTo)
  useEffect(() => {
    if (askedId === null) return
    const before = document.activeElement
    let isWanted = true
    look(askedId).then(
      (isThere) => {
        if (!isWanted) return
        if (!isThere) toast(t('askedGone'), { tone: 'fair' })
        else if (!hasGoneElsewhere(before)) focusSoon(saidId('comment', askedId))
      },
      // The list itself says that it cannot be loaded.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [askedId])
}

/** The heading takes the focus with each new page: that is not the learner's going elsewhere. */
function hasGoneElsewhere(before: Element | null): boolean {
  const active = document.activeElement
  return active !== before && active !== null && active !== document.body && !(active instanceof HTMLHeadingElement)
}
