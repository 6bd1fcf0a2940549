/** Texts under names; `write` says whether the browser itself keeps them. */
export type Store = {
  read: (name: string) => string | null
  /** Keeps a text, or forgets it where it is null. */
  write: (name: string, text: string | null) => boolean
  /** Everything under which there is a text. */
  names: () => string[]
}

/**
 * A storage of the browser, with the tab's own memory behind it: storage may be blocked (opening it throws), absent or full.
 * What could not be kept is remembered until the tab is closed or loaded anew, and nothing older is left in its place.
 */
function storeOver(open: () => Storage): Store {
  const memory = new Map<string, string | null>()
  const attempt = <T>(deed: (storage: Storage) => T): { result: T } | null => {
    try {
      return { result: deed(open()) }
    } catch {
      return null
    }
  }
  return {
    names: () => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place)))
      const names = [...(stored?.result ?? []), ...memory.keys()].filter((name) => name !== null)
      return [...new Set(names)].filter((name) => memory.get(name) !== null)
    },
    read: (name) => {
      const remembered = memory.get(name)
      return remembered === undefined ? (attempt((storage) => storage.getItem(name))?.result ?? null) : remembered
    },
    write: (name, text) => {
      const isKept =
        attempt((storage) => (text === null ? storage.removeItem(name) : storage.setItem(name, text))) !== null
      if (isKept) memory.delete(name)
      else {
        attempt((storage) => storage.removeItem(name))
        memory.set(name, text)
      }
      return isKept
    },
  }
}

/** What this browser keeps for all its tabs. */
export const browserStore = storeOver(() => localStorage)
/** What one tab keeps while it is open, over reloads. */
export const tabStore = storeOver(() => sessionStorage)
