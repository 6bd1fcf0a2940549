import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'

/** One letter of a text: as it stands there, with what nobody sees beside it, and as it is compared. */
export type TypedLetter = { shown: string; compared: string }

/** A text letter by letter, as a reader sees it. What is shown of all of them is the whole text; one with nothing to see has none. */
export function typedLetters(raw: string): TypedLetter[] {
  const { text, rawSpan } = mapTyped(raw)
  const letters: TypedLetter[] = []
  let [at, shownTo] = [0, 0]
  for (const letter of text) {
    const isLast = at + letter.length >= text.length
    const end = isLast ? raw.length : Math.max(shownTo, rawSpan(at, at + letter.length).end)
    // A blank is compared as one, and not left away as at the end of a text.
    letters.push({ shown: raw.slice(shownTo, end), compared: comparableTyped(letter) || ' ' })
    at += letter.length
    shownTo = end
  }
  return letters
}
