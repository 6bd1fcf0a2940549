/** The name of the box as a place to drop a word. */
export const BOX = 'box'

/** Names a gap, both as a place to drop and as something to drag. */
export const nameOfGap = (gap: number): string => `gap ${gap}`
/** Names a word of the box as something to drag. */
export const nameOfWord = (word: string): string => `word ${word}`

/** The gap of a name; null when it names none. */
export function gapOf(name: unknown): number | null {
  const [, digits] = /^gap (\d+)$/u.exec(String(name)) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The word that is dragged by a name: one of the box, or what stands in a gap; null when there is none. */
export function wordOf(name: unknown, value: readonly string[]): string | null {
  const gap = gapOf(name)
  if (gap !== null) return value[gap] || null
  const [, word] = /^word (.+)$/u.exec(String(name)) ?? []
  return word ?? null
}
