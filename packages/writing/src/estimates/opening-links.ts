/** Finds the adverbs by which sentences are linked to those before them, which are easily put in where nothing is linked. */
import { LINKING_ADVERBS } from '@rehearsal/english/discourse/discourse-words'
import type { ParsedText, Sentence, Token } from '../text/token.ts'

/** Of so many sentences one may open with such an adverb: in 9 of 10 of our graded essays no more do. */
const SENTENCES_FOR_ONE = 5

const LEAST_ALLOWED = 2

/** `tokens` are the opening adverbs; `counted` the different ones that link, up to a moderate number; `surplus` those beyond it. */
export type OpeningLinks = { tokens: ReadonlySet<Token>; counted: readonly string[]; surplus: number }

/** The linking adverbs that open sentences. “However” once is a link; twelve of them are a habit, and link nothing. */
export function openingLinks({ sentences }: ParsedText): OpeningLinks {
  const found = sentences.map(openingAdverb).filter(({ length }) => length > 0)
  const allowed = Math.max(LEAST_ALLOWED, Math.round(sentences.length / SENTENCES_FOR_ONE))
  const different = new Set(found.map((tokens) => tokens.map(({ lower }) => lower).join(' ')))
  return {
    tokens: new Set(found.flat()),
    counted: [...different].slice(0, allowed),
    surplus: Math.max(0, found.length - allowed),
  }
}

const LONGEST = Math.max(...[...LINKING_ADVERBS].map((phrase) => phrase.split(' ').length))

/** The longest that opens the sentence. */
function openingAdverb({ tokens }: Sentence): readonly Token[] {
  const words = tokens.filter(({ isWord }) => isWord)
  for (let length = LONGEST; length > 0; length -= 1) {
    const start = words.slice(0, length)
    if (start.length === length && LINKING_ADVERBS.has(start.map(({ lower }) => lower).join(' '))) return start
  }
  return []
}
