import { useSyncExternalStore } from 'react'

/**
 * What the dictionary opens: a text from a page (`exact`: just this entry, not the word that it is a form of), or a word
 * of the vocab book.
 */
export type DictionaryTarget = { word: string; exact?: boolean } | { vocabId: number }

/** `target` is null where the learner is to type a word. Every request has a number of its own. */
export type DictionaryRequest = { number: number; target: DictionaryTarget | null }

let current: DictionaryRequest | null = null
let count = 0
const listeners = new Set<() => void>()

/** Opens the dictionary over the page, for a word or for typing one. */
export function openDictionary(target: DictionaryTarget | null): void {
  count += 1
  change({ number: count, target })
}

export function closeDictionary(): void {
  change(null)
}

/** What the dictionary shows; null while it is closed. */
export const useDictionaryRequest = (): DictionaryRequest | null => useSyncExternalStore(watch, () => current)

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(request: DictionaryRequest | null): void {
  current = request
  for (const listener of listeners) listener()
}
