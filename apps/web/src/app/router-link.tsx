import { useRouter } from '@tanstack/react-router'
import type { LinkProps } from '@rehearsal/ui/link'
import type { MouseEvent } from 'react'

/** Every link of the product: an address inside it changes the page without loading it again. */
export function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainPress(event) || !href.startsWith('/')) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A press that asks for a new tab or a download stays the browser's. */
const isPlainPress = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.currentTarget.target === '' || event.currentTarget.target === '_self')
