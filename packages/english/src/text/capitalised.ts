/** Words with a capital at their beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `replacement` with the capital that stands at the beginning of what it replaces. */
export function withCaseOf(replaced: string, replacement: string): string {
  return /^\p{Lu}/u.test(replaced) ? capitalised(replacement) : replacement
}
