import { useSyncExternalStore } from 'react'
import { browserStore } from './stored.ts'

/**
 * What the browser keeps (specification §3), under exactly these names. `practiceType` is the kind of question that was
 * opened last; `lookUpHint` is set once the learner knows that words can be looked up; `microphone` is the one that was set up.
 */
export type PersistedKey =
  | 'auth'
  | 'status'
  | 'activeSession'
  | 'language'
  | 'theme'
  | 'sidebar'
  | 'practiceMenu'
  | 'practiceType'
  | 'lookUpHint'
  | 'microphone'

const listeners = new Set<() => void>()

/** The text kept under `key`; null where there is none. */
export const readPersisted = (key: PersistedKey): string | null => browserStore.read(key)

/** Keeps `value` under `key`, or forgets it, and tells everyone who looks. */
export function writePersisted(key: PersistedKey, value: string | null): void {
  browserStore.write(key, value)
  for (const listener of listeners) listener()
}

/** Calls `listener` after every change, in this tab or another. Returns how to stop. */
export function watchPersisted(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The text kept under `key`, as it changes. */
export const usePersisted = (key: PersistedKey): string | null =>
  useSyncExternalStore(watchPersisted, () => readPersisted(key))
