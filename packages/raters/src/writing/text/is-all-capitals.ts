/** Fewer letters than this say nothing: “I” or “UK” alone is not shouting. */
const MIN_LETTERS = 4

/** Whether every cased letter is a capital; such answers score 0 (exam-rules.md §3.2). */
export function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  return letters.length >= MIN_LETTERS && letters.every((letter) => /\p{Lu}/u.test(letter))
}
