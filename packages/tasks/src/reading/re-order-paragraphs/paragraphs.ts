type Paragraph = { id: string; text: string }

/** The paragraphs in the order of `ids`; those that `ids` does not name follow as they stand. */
export function inOrder<P extends Paragraph>(paragraphs: readonly P[], ids: readonly string[]): P[] {
  const placeOf = ({ id }: Paragraph) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return paragraphs.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const WORDS_IN_A_NAME = 6

/** The first words of a paragraph: enough to know it by. */
export function beginningOf(text: string): string {
  const words = text.split(/\s+/u)
  const beginning = words.slice(0, WORDS_IN_A_NAME).join(' ')
  return words.length > WORDS_IN_A_NAME ? `${beginning} …` : beginning
}
