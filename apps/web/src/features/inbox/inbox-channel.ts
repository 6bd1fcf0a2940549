import type { QueryClient } from '@tanstack/react-query'

const NAME = 'inbox'
export const inboxKey = ['inbox'] as const

/** What is shown of the inbox is out of date, in this tab and in all others. */
export function tellInboxChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: inboxKey })
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(null)
  channel.close()
}

/** Calls `listener` when the inbox was read in another tab. Returns how to stop. */
export function onInboxChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
