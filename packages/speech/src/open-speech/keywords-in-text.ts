/** Finds keywords in a transcript. */
import { normalizeWord, type TextWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import type { Keyword } from '../spotting/keyword.ts'
import { otherForms } from './other-forms.ts'

/** Other words that may stand between two words of a keyword, as in `packages/writing/src/content/cue-matcher.ts`. */
const MAX_GAP = 2

/**
 * The keywords that stand in a text, their words in order and in any form, and those that do not. Rougher than the judge of texts, whose dictionaries
 * no thread of speech loads.
 */
export function keywordsInText(text: string, keywords: Iterable<Keyword>): { said: Keyword[]; unsaid: Keyword[] } {
  const words = tokenize(text).map(formsOf)
  const [said, unsaid]: [Keyword[], Keyword[]] = [[], []]
  for (const keyword of keywords) (holds(words, keyword.words.map(formsOf)) ? said : unsaid).push(keyword)
  return { said, unsaid }
}

function holds(words: readonly ReadonlySet<string>[], keyword: readonly ReadonlySet<string>[]): boolean {
  return words.some((_, start) => {
    let at = start - 1
    return keyword.every((forms, i) => {
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
