import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { stopsOf } from './hold-focus.ts'

type Props = HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> }

/** For the part of a layer that scrolls: where it holds no stop of Tab it is one itself, so that the keys can scroll it. */
export function useScrollStop(name: string): Props {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (part === null) return undefined
    const look = () => setIsStop(part.scrollHeight > part.clientHeight && stopsOf(part).length === 0)
    look()
    // Not after every drawing: measuring a dialog at each letter typed in it would be felt.
    const sizes = new ResizeObserver(look)
    for (const each of [part, ...part.children]) sizes.observe(each)
    const contents = new MutationObserver(look)
    contents.observe(part, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
  return isStop ? { ref, role: 'region', 'aria-label': name, tabIndex: 0 } : { ref }
}
