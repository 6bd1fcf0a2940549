import { mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'

/** One letter of a text: as it stands there, with what nobody sees beside it, and as it is compared. */
export type TypedLetter = { shown: string; compared: string }

/** A run of blanks, which is compared as one, or a letter with its marks. */
const LETTER = /\s+|[^]\p{M}*/gu
const BLANK = ' '

/**
 * A text letter by letter, as a reader sees it, without the blanks at its ends. Two texts whose letters are compared alike have one
 * `spellingForm`: what marking takes for right has no letter that differs. What is shown of all letters is the whole text but for
 * those blanks; one with nothing to see has none.
 */
export function typedLetters(raw: string): TypedLetter[] {
  const { text, rawSpan } = mapTyped(raw)
  const letters: TypedLetter[] = []
  let shownTo = 0
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const to = index + letter.length
    const end = to >= text.length ? raw.length : Math.max(shownTo, rawSpan(index, to).end)
    letters.push({ shown: raw.slice(shownTo, end), compared: spellingForm(letter) || BLANK })
    shownTo = end
  }
  const isBlank = ({ compared }: TypedLetter) => compared === BLANK
  const first = letters.findIndex((letter) => !isBlank(letter))
  return first === -1 ? [] : letters.slice(first, letters.findLastIndex((letter) => !isBlank(letter)) + 1)
}
