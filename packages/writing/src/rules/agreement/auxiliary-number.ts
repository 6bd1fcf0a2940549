const PLURALS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
])
const SINGULARS: ReadonlyMap<string, string> = new Map([...PLURALS].map(([singular, plural]) => [plural, singular]))

/** The form of “is”, “was”, “has” or “does” that goes with many; nothing for any other word. */
export function pluralAuxiliary(word: string | undefined): string | undefined {
  return word === undefined ? undefined : PLURALS.get(word)
}

/** The form of “are”, “were”, “have” or “do” that goes with one; nothing for any other word. */
export function singularAuxiliary(word: string | undefined): string | undefined {
  return word === undefined ? undefined : SINGULARS.get(word)
}
