import { normalizeWord, type TextWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import type { Term } from '../spotting/term.ts'
import { otherForms } from './other-forms.ts'

/** Other words that may stand between two words of a term, as in `packages/writing/src/content/cue-matcher.ts`. */
const MAX_GAP = 2

/**
 * The terms that stand in a text, their words in order and in any form, and those that do not. Rougher than the judge of texts, whose dictionaries
 * no thread of speech loads.
 */
export function termsInText(text: string, terms: Iterable<Term>): { said: Term[]; unsaid: Term[] } {
  const words = tokenize(text).map(formsOf)
  const [said, unsaid]: [Term[], Term[]] = [[], []]
  for (const term of terms) (holds(words, term.words.map(formsOf)) ? said : unsaid).push(term)
  return { said, unsaid }
}

function holds(words: readonly ReadonlySet<string>[], term: readonly ReadonlySet<string>[]): boolean {
  return words.some((_, start) => {
    let at = start - 1
    return term.every((forms, i) => {
      const from = at + 1
      const found = words
        .slice(from, from + (i === 0 ? 1 : 1 + MAX_GAP))
        .findIndex((own) => [...own].some((form) => forms.has(form)))
      at = from + found
      return found >= 0
    })
  })
}

/** A word with the forms that it is one of: `cities` is city, `rose` is rise. */
function formsOf({ word }: TextWord): ReadonlySet<string> {
  const own = normalizeWord(word)
  return new Set([own, ...otherForms(own)])
}
