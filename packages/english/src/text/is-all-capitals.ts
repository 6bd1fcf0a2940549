/** Fewer letters than this say nothing: “I” or “UK” alone is not shouting. */
const MIN_LETTERS = 4
/** From so many letters on, a few small ones (“… Ok.”) do not save a text; short answers may be names of three words. */
const LONG = { letters: 20, capitals: 0.95 }

/** Whether a text is written in capitals throughout; such answers score 0 (exam-rules §3.2). */
export function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  const needed = letters.length >= LONG.letters ? LONG.capitals * letters.length : letters.length
  return letters.length >= MIN_LETTERS && capitals >= needed
}
