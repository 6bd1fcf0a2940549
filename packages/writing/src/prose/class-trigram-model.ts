/** Reads and asks the trigram model of words and word classes. */
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Sentence } from '../text/token.ts'
import { readModel } from '../weights/read-model.ts'
import { binarySearch } from './binary-search.ts'
import { SENTENCE_START } from './sentence-boundaries.ts'
import { tokenClass } from './token-class.ts'
import type { WordScore } from './word-trigram-model.ts'

/** Absolute discount of seen n-grams, the usual value. */
const DISCOUNT = 0.75

const headerSchema = z.object({
  symbols: z.array(z.string()).min(1),
  bigrams: z.number().int().positive(),
  trigrams: z.number().int().positive(),
})

/** An interpolated trigram model of words and word classes, with absolute discounting; all values are log10 per symbol. */
export type ClassTrigramModel = {
  /** The model's numbers for a sentence's words, or their classes, in order. */
  symbolsOf(sentence: Sentence): number[]
  /** For each symbol of a sentence: log10 of its probability after the two before it, and on its own, and whether it was ever seen behind the last of them. */
  score(symbols: readonly number[]): (WordScore & { isBigramSeen: boolean })[]
}

type Table = { keys: Uint32Array; counts: Uint16Array; followers: Uint16Array }

let loaded: ClassTrigramModel | undefined

/** The packed model of `training/build-class-trigram-model.ts`, read once per thread. */
export function classTrigramModel(): ClassTrigramModel {
  loaded ??= unpack(gunzipSync(readModel('class-trigram-model.bin.gz')))
  return loaded
}

/** File: header length (uint32), JSON header, then unigram counts and followers, bigrams, trigrams as typed arrays. */
function unpack(bytes: Buffer): ClassTrigramModel {
  const headerEnd = 4 + bytes.readUInt32LE(0)
  const { symbols, bigrams, trigrams } = headerSchema.parse(JSON.parse(bytes.subarray(4, headerEnd).toString('utf8')))
  let offset = headerEnd
  const take = (length: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length)).buffer
    offset += length
    return part
  }
  const unigramCounts = new Uint32Array(take(4 * symbols.length))
  const unigramFollowers = new Uint16Array(take(2 * symbols.length))
  const takeTable = (size: number): Table => ({
    keys: undelta(new Uint32Array(take(4 * size))),
    counts: new Uint16Array(take(2 * size)),
    followers: new Uint16Array(take(2 * size)),
  })
  return makeModel(symbols, unigramCounts, unigramFollowers, takeTable(bigrams), takeTable(trigrams))
}

/** Sorted keys are stored as differences, which pack to half the size. */
function undelta(differences: Uint32Array): Uint32Array {
  let sum = 0
  return differences.map((difference) => {
    sum += difference
    return sum
  })
}

function makeModel(
  symbols: readonly string[],
  unigramCounts: Uint32Array,
  unigramFollowers: Uint16Array,
  bigrams: Table,
  trigrams: Table,
): ClassTrigramModel {
  const ids = new Map(symbols.map((symbol, id) => [symbol, id]))
  const size = symbols.length
  const total = unigramCounts.reduce((sum, count) => sum + count, 0)
  const start = ids.get(SENTENCE_START) ?? 0
  const predecessors = predecessorsOf(bigrams.keys, size)

  const unigram = (word: number): number => ((unigramCounts[word] ?? 0) + 1) / (total + size)
  /** The continuation probability: a word that follows many others is likelier in a new place than one that is as common but follows few (Kneser & Ney 1995). */
  const continuation = (word: number): number => ((predecessors[word] ?? 0) + 0.5) / (bigrams.keys.length + 0.5 * size)
  const bigram = (before: number, word: number): number => {
    const context = unigramCounts[before] ?? 0
    if (context === 0) return continuation(word)
    const seen = bigrams.counts[binarySearch(bigrams.keys, before * size + word)] ?? 0
    const rest = (DISCOUNT * (unigramFollowers[before] ?? 0)) / context
    return Math.max(seen - DISCOUNT, 0) / context + Math.max(rest, 0.01) * continuation(word)
  }
  const trigram = (first: number, second: number, word: number): { probability: number; isBigramSeen: boolean } => {
    const context = binarySearch(bigrams.keys, first * size + second)
    const shorter = bigram(second, word)
    const isBigramSeen = binarySearch(bigrams.keys, second * size + word) >= 0
    const count = bigrams.counts[context] ?? 0
    if (count === 0) return { probability: shorter, isBigramSeen }
    const seen = trigrams.counts[binarySearch(trigrams.keys, (first * size + second) * size + word)] ?? 0
    const rest = (DISCOUNT * (bigrams.followers[context] ?? 0)) / count
    const probability = Math.max(seen - DISCOUNT, 0) / count + Math.min(1, Math.max(rest, 0.01)) * shorter
    return { probability, isBigramSeen }
  }

  return {
    symbolsOf(sentence) {
      return sentence.tokens.map((token) => ids.get(token.lower) ?? ids.get(tokenClass(token)) ?? start)
    },
    score(sequence) {
      let first = start
      let second = start
      return sequence.map((word) => {
        const { probability, isBigramSeen } = trigram(first, second, word)
        first = second
        second = word
        return { logTrigram: Math.log10(probability), logUnigram: Math.log10(unigram(word)), isBigramSeen }
      })
    },
  }
}

/** For each symbol, how many different ones stand before it somewhere. */
function predecessorsOf(bigramKeys: Uint32Array, size: number): Uint32Array {
  const predecessors = new Uint32Array(size)
  for (const key of bigramKeys) predecessors[key % size] = (predecessors[key % size] ?? 0) + 1
  return predecessors
}
