/** Reads and asks the trigram model of words alone. */
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { readModel } from '../weights/read-model.ts'
import { binarySearch } from './binary-search.ts'
import { SENTENCE_END, SENTENCE_START } from './sentence-boundaries.ts'

/** Logarithms are packed in these steps. */
export const LOG_STEP = 0.04
export const UNIGRAM_STEP = 0.001

/** log10 of a word's probability after the two before it (trigram), and on its own (unigram). */
export type WordScore = { logTrigram: number; logUnigram: number }

/** A backoff trigram model of general English, 52,000 words; `models/en-us-words/README.md` says whose it is. */
export type WordTrigramModel = {
  /** A word's number, or that of a sentence's start or end; `UNKNOWN` for any other. */
  idOf(word: string): number
  /** log10 of the probability of a known word (by number) on its own. */
  logUnigram(word: number): number
  /** log10 of the probability of a known word after two others, of which one or both may be unknown. */
  logTrigram(first: number, second: number, word: number): number
  /**
   * The sum of `logTrigram` over sequences of words after the same two, which are looked up once; a word that is not known counts
   * `UNKNOWN_LOG`. A sequence whose sum is certain to stay below `least` is not read to its end: −∞.
   */
  sequencesAfter(first: number, second: number): (sequence: readonly number[], least?: number) => number
  /** Whether the model has the bigram. */
  hasBigram(first: number, second: number): boolean
  /** Each known word of a sentence (small letters, no stops), and its end. */
  score(words: readonly string[]): WordScore[]
}

/** No word of the model; it says nothing of its neighbours. */
export const UNKNOWN = -1
/** log10 of the probability of a word that is not known, in a sequence: rarer than any known one. */
export const UNKNOWN_LOG = -6.5

/** More than the log of any word in its place: the published model, which was made smaller, has some above 0, the greatest 0.44. */
const MOST_LOG = 0.5

const headerSchema = z.object({
  words: z.array(z.string()).min(1),
  pairs: z.number().int().positive(),
  triples: z.number().int().positive(),
})

let loaded: WordTrigramModel | undefined

/** The packed model of `training/pack-word-trigram-model.ts`, read once per thread. */
export function wordTrigramModel(): WordTrigramModel {
  loaded ??= makeModel(unpack(gunzipSync(readModel('en-us-words/words.bin.gz'))))
  return loaded
}

type Tables = ReturnType<typeof unpack>

/** File: header length (uint32), JSON header, then words, bigrams by their first word, and trigrams by their bigram as typed arrays. */
function unpack(bytes: Buffer) {
  const headerEnd = 4 + bytes.readUInt32LE(0)
  const header = headerSchema.parse(JSON.parse(bytes.subarray(4, headerEnd).toString('utf8')))
  // So the packed file calls them; it is not written anew (9 MB) for a name.
  const { words, pairs: bigrams, triples: trigrams } = header
  let offset = headerEnd
  const take = (length: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length)).buffer
    offset += length
    return part
  }
  return {
    words,
    unigramLogs: new Uint16Array(take(2 * words.length)),
    backoffs: new Int8Array(take(words.length)),
    bigramsFrom: startsOf(new Uint16Array(take(2 * words.length))),
    seconds: new Uint16Array(take(2 * bigrams)),
    bigramLogs: new Uint8Array(take(bigrams)),
    bigramBackoffs: new Int8Array(take(bigrams)),
    trigramsFrom: startsOf(new Uint16Array(take(2 * bigrams))),
    thirds: new Uint16Array(take(2 * trigrams)),
    trigramLogs: new Uint8Array(take(trigrams)),
  }
}

/** Apart from `unpack`, so that the model does not keep the file's bytes. */
function makeModel({
  words,
  unigramLogs,
  backoffs,
  bigramsFrom,
  seconds,
  bigramLogs,
  bigramBackoffs,
  trigramsFrom,
  thirds,
  trigramLogs,
}: Tables): WordTrigramModel {
  const ids = new Map(words.map((word, id) => [word, id]))
  const searchBigram = (first: number, second: number) =>
    binarySearch(seconds, second, bigramsFrom[first] ?? 0, bigramsFrom[first + 1] ?? 0)
  const bigramOf = remembered(searchBigram, words.length)
  const logUnigram = (word: number) => -UNIGRAM_STEP * (unigramLogs[word] ?? 0)
  const contextOf = (first: number, second: number) =>
    first === UNKNOWN || second === UNKNOWN ? -1 : bigramOf(first, second)
  /** `context` is the place of the two words before as a bigram, `bigram` that of `before` with the word itself; below 0 for one that is not known. */
  const logIn = (context: number, before: number, bigram: number, word: number): number => {
    if (before === UNKNOWN) return logUnigram(word)
    const trigram =
      context < 0 ? -1 : binarySearch(thirds, word, trigramsFrom[context] ?? 0, trigramsFrom[context + 1] ?? 0)
    if (trigram >= 0) return -LOG_STEP * (trigramLogs[trigram] ?? 0)
    const backedOff =
      bigram < 0 ? LOG_STEP * (backoffs[before] ?? 0) + logUnigram(word) : -LOG_STEP * (bigramLogs[bigram] ?? 0)
    return context < 0 ? backedOff : LOG_STEP * (bigramBackoffs[context] ?? 0) + backedOff
  }
  const logTrigram = (first: number, second: number, word: number) =>
    logIn(contextOf(first, second), second, contextOf(second, word), word)

  const idOf = (word: string) => ids.get(word) ?? UNKNOWN
  return {
    idOf,
    logUnigram,
    logTrigram,
    sequencesAfter(first, second) {
      const known = contextOf(first, second)
      return (sequence, least = -Infinity) => {
        let [context, before, total] = [known, second, 0]
        let left = sequence.length
        for (const word of sequence) {
          if (total + MOST_LOG * left < least) return -Infinity
          left -= 1
          const bigram = contextOf(before, word)
          total += word === UNKNOWN ? UNKNOWN_LOG : logIn(context, before, bigram, word)
          context = bigram
          before = word
        }
        return total
      }
    },
    hasBigram: (first, second) => contextOf(first, second) >= 0,
    score(sentence) {
      const symbols = [UNKNOWN, idOf(SENTENCE_START), ...sentence.map(idOf), idOf(SENTENCE_END)]
      return symbols.slice(2).flatMap((word, index) => {
        if (word === UNKNOWN) return []
        const inContext = logTrigram(symbols[index] ?? UNKNOWN, symbols[index + 1] ?? UNKNOWN, word)
        return [{ logTrigram: inContext, logUnigram: logUnigram(word) }]
      })
    },
  }
}

const REMEMBERED_BITS = 16

/** Asks for pairs of numbers below `count`, keeping the answers to those asked last. */
function remembered(search: (first: number, second: number) => number, count: number) {
  const keys = new Float64Array(2 ** REMEMBERED_BITS).fill(-1)
  const answers = new Int32Array(2 ** REMEMBERED_BITS)
  return (first: number, second: number): number => {
    const key = first * count + second
    const slot = Math.imul(key, 0x9e3779b1) >>> (32 - REMEMBERED_BITS)
    if (keys[slot] === key) return answers[slot] ?? 0
    const answer = search(first, second)
    keys[slot] = key
    answers[slot] = answer
    return answer
  }
}

/** Where the entries of each begin, and behind the last where they end. */
function startsOf(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (const [index, count] of counts.entries()) starts[index + 1] = (starts[index] ?? 0) + count
  return starts
}
