import { normalizeTyped } from './typed-text/normalize-typed.ts'

/**
 * Counts the space-separated non-empty tokens of `text` as it is seen: what consists of characters that nobody sees is none.
 *
 * The one word count of the product: the text field shows it and the form trait
 * is marked by it (specification §5).
 */
export function countWords(text: string): number {
  return normalizeTyped(text)
    .split(/\s+/u)
    .filter((token) => token !== '').length
}
