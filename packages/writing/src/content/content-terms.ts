/** The terms of a text that bear its topic, with their inverse document frequency. */
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { ParsedText, Token } from '../text/token.ts'

/** Words that occur in summaries of anything and say nothing about the topic. */
const GENERIC = new Set(
  'people person man woman thing way lot time year day make do be have get go take use say think know see come give find want need become also many much more most some other such good bad new important include number different passage text author article writer paragraph mention state explain describe discuss show according example fact because can may'.split(
    ' ',
  ),
)
const CONTENT_TAGS = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM'])

/** A word that carries meaning, by its stem, and how much it says about the topic. */
export type ContentTerm = { term: string; weight: number; token: Token }

/** The topic-bearing words of a text in order, weighted by rarity as inverse document frequency would be. */
export function contentTerms(parsed: ParsedText): ContentTerm[] {
  return parsed.tokens.flatMap((token) => {
    if (!token.isWord || !CONTENT_TAGS.has(token.pos) || token.lower.length < 3) return []
    if (GENERIC.has(token.lemma) || GENERIC.has(token.lower)) return []
    return [{ term: token.stem, weight: idfOf(token), token }]
  })
}

/** SCOWL's bands stand for frequency ranks, and these for document frequency: idf = ln(2 + rank / 1000), with the band's middle rank. */
const MIDDLE_RANK: Readonly<Record<number, number>> = { 10: 2000, 20: 7000, 35: 24_000, 40: 40_000, 50: 50_000 }
const RARE_RANK = 70_000

function idfOf(token: Token): number {
  const rank = MIDDLE_RANK[Math.min(wordBand(token.lower), wordBand(token.lemma))] ?? RARE_RANK
  return Math.log(2 + rank / 1000)
}
