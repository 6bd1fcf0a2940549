import { useSyncExternalStore } from 'react'

/** A page says by its title what it shows; the breadcrumbs show that in the place of an id. */
let current = { pathname: '', name: '' }
const listeners = new Set<() => void>()

export function setPageName(pathname: string, name: string): void {
  current = { pathname, name }
  for (const listener of listeners) listener()
}

/** What the page at this address is called; null while it has not said so. */
export const usePageName = (pathname: string): string | null =>
  useSyncExternalStore(watch, () => (current.pathname === pathname ? current.name : null))

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
