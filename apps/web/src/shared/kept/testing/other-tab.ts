import { act } from '@testing-library/react'

/** Another tab of this browser types, or has typed `minutesAgo`. */
export function typesElsewhere(name: string, value: unknown, { minutesAgo = -1 } = {}): void {
  const key = `${name}#another-tab`
  localStorage.setItem(key, JSON.stringify({ id: 'another-tab', at: Date.now() - minutesAgo * 60_000, value }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

/** While something is done here, the other tab keeps its text as it was: it still shows it. */
export async function keepsAgain(name: string, deed: () => Promise<void>): Promise<void> {
  const key = `${name}#another-tab`
  const kept = localStorage.getItem(key) ?? ''
  await deed()
  localStorage.setItem(key, kept)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}
