import { searchTerms } from '@rehearsal/exam/search-text'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { and, like, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { escapeLike } from './escape-like.ts'

/**
 * Whether every word of a search stands in one of the columns, in any order. They hold text as it is compared: a stored one, or
 * `asCompared` of what was typed. No condition where nothing was searched for.
 */
export function containsTerms(typed: string, columns: readonly SQLWrapper[]): SQL | undefined {
  const found = searchTerms(typed).map((term) => or(...columns.map((column) => like(sql`${column}`, patternOf(term)))))
  return and(...found)
}

const patternOf = (term: string): string => `%${escapeLike(term)}%`

/**
 * A column of text as typed, as `comparableTyped` has it but for runs of blanks and the letters that become two. It is worked out for every row, so
 * it is for short lists; a long one keeps its comparable text in a column.
 */
export function asCompared(column: SQLWrapper): SQL {
  const { from, to } = foldedLetters()
  // `translate` looks through all of its letters for each of the text, and most texts need none of them.
  return sql`case when ${column} ~ ${PLAIN} then lower(${column}) else normalize(translate(normalize(${column}, NFC), ${from}, ${to}), NFC) end`
}

/** What needs nothing but small letters. */
const PLAIN = '^[ !-_a-~]*$'

let letters: { from: string; to: string } | undefined

/** Every letter of the first plane that is compared as one other, or as none: those last, as `translate` wants them. */
function foldedLetters(): { from: string; to: string } {
  if (letters !== undefined) return letters
  const from: string[] = []
  const to: string[] = []
  const dropped: string[] = []
  for (let code = 1; code < 0x1_00_00; code += 1) {
    const letter = String.fromCharCode(code)
    const compared = /\s/u.test(letter) ? ' ' : comparableTyped(letter)
    if (compared === letter || /\p{Cs}/u.test(letter)) continue
    if (compared === '') dropped.push(letter)
    else if (compared.length === 1) {
      from.push(letter)
      to.push(compared)
    }
  }
  letters = { from: [...from, ...dropped].join(''), to: to.join('') }
  return letters
}
