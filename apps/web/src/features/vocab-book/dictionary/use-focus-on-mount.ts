import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to what the ref is put on as soon as it is there, where that is what the learner asked for. */
export function useFocusOnMount<Field extends HTMLElement>(isWanted: boolean): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  return field
}
