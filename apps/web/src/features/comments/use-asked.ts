import { toast } from '@rehearsal/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { focusSoon } from '../../shared/focus-soon.ts'
import { saidId } from './said-ids.ts'
import { t } from './messages.ts'
import type { PagedList } from './use-paged.ts'

type Asked = {
  id: number | null
  /** Takes the focus where the comment is gone. */
  elseId: string
}

/** Shows and focuses the comment that the address asks for, however far down it stands, and says so where it is gone. */
export function useAsked<Item extends { id: number }>({ id, elseId }: Asked, { showUpTo }: PagedList<Item>): void {
  const look = useEffectEvent(showUpTo)
  useEffect(() => {
    if (id === null) return
    const before = document.activeElement
    let isWanted = true
    look(id).then(
      (isThere) => {
        if (!isWanted) return
        if (!isThere) toast(t('askedGone'), { tone: 'fair' })
        if (!hasGoneElsewhere(before)) focusSoon(isThere ? saidId('comment', id) : elseId)
      },
      // The list itself says that it cannot be loaded.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id, elseId])
}

/** The heading takes the focus with each new page: that is not the learner's going elsewhere. */
function hasGoneElsewhere(before: Element | null): boolean {
  const active = document.activeElement
  return active !== before && active !== null && active !== document.body && !(active instanceof HTMLHeadingElement)
}
