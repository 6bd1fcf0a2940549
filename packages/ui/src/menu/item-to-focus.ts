import { isLatin, letterAt } from '../shortcuts/shortcut-name.ts'

/** The entries of a menu that can be chosen, from the first to the last. */
export function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])]
}

type Press = Pick<KeyboardEvent, 'key' | 'code'>

/** Where a key leads from the present entry: round and round, to an end, or to the next entry that begins with a letter. */
export function itemToFocus(
  items: readonly HTMLElement[],
  present: Element | null,
  { key, code }: Press,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === present)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (!/^\p{L}{1,2}$/u.test(key)) return undefined
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const startingWith = (start: string) =>
    // What is read is what stands there, also where a translator has put it.
    following.find((item) => item.textContent.trim().toLowerCase().startsWith(start.toLowerCase()))
  const letter = letterAt(code)
  // A Persian or Russian keyboard means its letter first, and else the place of the key.
  return startingWith(key) ?? (letter === null || isLatin(key) ? undefined : startingWith(letter))
}
