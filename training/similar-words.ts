import { dictionaryEntries } from '../packages/phonetics/src/pronunciation/dictionary-entries.ts'
import { pronounce } from '../packages/phonetics/src/pronunciation/pronounce.ts'
import { bandedWords } from '../packages/english/src/words/word-bands.ts'
import { phoneDistance, phoneEdits } from '../packages/speech/src/spotting/phone-distance.ts'

/** SCOWL's sizes up to this one: some 35,000 words that an adult reader knows. */
const COMMON_BAND = 35
const NEAREST = 30

export type SimilarWord = { word: string; phones: string[]; edits: number }

/** The common words of the CMU dictionary. */
export function commonWords(): string[] {
  return [...bandedWords()].flatMap(([word, band]) => (band <= COMMON_BAND ? [word] : []))
}

/** Finds words that sound like a given one among `names`. */
export function createSimilarWords(names: Iterable<string>): (word: string) => SimilarWord[] {
  const pool = [...new Set([...names].map((word) => word.toLowerCase()))]
    .filter((word) => (/^[a-z']{2,}$/.test(word) || word === 'a' || word === 'i') && dictionaryEntries(word).length > 0)
    .map((word) => ({ word, variants: pronounce(word) }))
  const known = new Map<string, SimilarWord[]>()
  return (word) => {
    const found = known.get(word) ?? nearest(word.toLowerCase(), pool)
    known.set(word, found)
    return found
  }
}

function nearest(word: string, pool: readonly { word: string; variants: string[][] }[]): SimilarWord[] {
  const own = pronounce(word)
  const phones = own[0] ?? []
  return pool
    .filter(({ variants }) => Math.abs((variants[0]?.length ?? 0) - phones.length) <= 2)
    .map(({ word: other, variants }) => ({
      word: other,
      phones: variants[0] ?? [],
      variants,
      rank: phoneDistance(phones, variants[0] ?? []),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, 4 * NEAREST)
    .filter(({ variants }) => leastEdits(own, variants) > 0)
    .slice(0, NEAREST)
    .map(({ word: other, phones: sounds, variants }) => ({
      word: other,
      phones: sounds,
      edits: leastEdits(own, variants),
    }))
}

/** Words that share a pronunciation cannot be told apart by ear: the least distance over all pronunciations counts. */
function leastEdits(own: readonly (readonly string[])[], others: readonly (readonly string[])[]): number {
  return Math.min(...own.flatMap((a) => others.map((b) => phoneEdits(a, b))))
}
