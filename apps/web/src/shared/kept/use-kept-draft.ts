import { useEffect, useEffectEvent, useState } from 'react'
import {
  dropOwn,
  dropSent,
  isSame,
  keepDraft,
  otherDraft,
  type OtherDraft,
  restoreDraft,
  swapDrafts,
  takeUpDraft,
  throwAway,
} from './drafts.ts'

/**
 * A text that is kept while it is typed, under a name that says whose it is and what it belongs to. What another tab writes there, or an earlier visit
 * left, stands beside it as `other`, and neither overwrites the other.
 */
export function useKeptDraft(name: string) {
  const [start] = useState(() => takeUpDraft(name))
  const [other, setOther] = useState<OtherDraft | null>(() => otherDraft(name))
  const look = () => {
    restoreDraft(name)
    setOther((shown) => same(shown, otherDraft(name)))
  }
  const lookAgain = useEffectEvent((event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === null || event.key.startsWith(name)) look()
  })
  useEffect(() => {
    // A page that comes back from the browser's memory has heard nothing meanwhile.
    for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, lookAgain)
    return () => {
      for (const event of ['storage', 'pageshow', 'focus']) window.removeEventListener(event, lookAgain)
    }
  }, [name])
  return {
    /** What was kept when the page was opened; undefined for nothing. */
    start,
    other,
    keep: (value: unknown) => {
      keepDraft(name, value)
      look()
    },
    /** The server has it, or it was thrown away. */
    drop: (value?: unknown) => {
      dropOwn(name)
      dropSent(name, value)
      look()
    },
    /** Goes on with the other text; the one on this page becomes the other. */
    swap: () => {
      if (other !== null) swapDrafts(name, other)
      look()
    },
    dropOther: () => {
      if (other !== null) throwAway(name, other)
      look()
    },
  }
}

/** What has not changed is not drawn anew. */
const same = (shown: OtherDraft | null, found: OtherDraft | null) => (isSame(shown, found) ? shown : found)
