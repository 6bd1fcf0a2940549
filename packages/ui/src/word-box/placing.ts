/** What is in the hand: a word of the box, or a gap that waits for one. */
export type Held = { kind: 'word'; word: string } | { kind: 'gap'; gap: number } | null

/** `words` with `word` in `gap`. It leaves the gap where it stood; what stood in `gap` is free again. */
export function placed(words: readonly string[], word: string, gap: number): string[] {
  return words.map((present, index) => (index === gap ? word : present === word ? '' : present))
}

/** `words` without `word`. */
export function takenOut(words: readonly string[], word: string): string[] {
  return words.map((present) => (present === word ? '' : present))
}
