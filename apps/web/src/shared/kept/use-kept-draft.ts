import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Draft,
  dropDraft,
  dropOwn,
  dropSent,
  findDraft,
  isSame,
  keepDraft,
  listDrafts,
  restoreDraft,
  swapDrafts,
  takeUpDraft,
} from './drafts.ts'

/** Another text for the same place, and whether it was typed later than the one on this page. */
export type OtherDraft = Draft & { isNewer: boolean }

/**
 * A text that is kept while it is typed, under a name that says whose it is and what it belongs to. What another tab writes there, or an earlier visit
 * left, stands beside it as `other`, and neither overwrites the other.
 */
export function useKeptDraft(name: string) {
  const [start] = useState(() => takeUpDraft(name))
  const [other, setOther] = useState<OtherDraft | null>(() => otherThan(name))
  /** What is on this page, as it was kept. */
  const mine = useRef<Draft | null>(null)
  const look = () => {
    const found = otherThan(name)
    // The other began with the text of this page, and went on: this one is kept beside it.
    if (findDraft(name) === null && mine.current !== null && found !== null) restoreDraft(name, mine.current)
    setOther((shown) => same(shown, otherThan(name)))
  }
  const remember = () => {
    mine.current = findDraft(name)
    look()
  }
  const lookAgain = useEffectEvent((event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === null || event.key.startsWith(name)) look()
  })
  useEffect(() => {
    mine.current = findDraft(name)
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
      remember()
    },
    /** The server has it, or it was thrown away. */
    drop: (value?: unknown) => {
      dropOwn(name)
      dropSent(name, value)
      remember()
    },
    /** Goes on with the other text; the one on this page becomes the other. */
    swap: () => {
      if (other !== null) swapDrafts(name, other)
      remember()
    },
    dropOther: () => {
      if (other !== null) dropDraft(name, other.id)
      remember()
    },
  }
}

function otherThan(name: string): OtherDraft | null {
  const own = findDraft(name)
  const [other] = listDrafts(name).filter(({ id, value }) => id !== own?.id && !isSame(value, own?.value))
  return other === undefined ? null : { ...other, isNewer: other.at > (own?.at ?? 0) }
}

/** What has not changed is not drawn anew. */
const same = (shown: OtherDraft | null, found: OtherDraft | null) => (isSame(shown, found) ? shown : found)
