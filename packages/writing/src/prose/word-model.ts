import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { readModel } from '../weights/read-model.ts'
import { findSorted } from './find-sorted.ts'
import { SENTENCE_END, SENTENCE_START } from './sentence-ends.ts'

/** Logarithms are packed in these steps. */
export const LOG_STEP = 0.04
export const UNIGRAM_STEP = 0.001

/** What the model says of a word in its place: log10 of its probability after the two before it, and on its own. */
export type PlacedWord = { inContext: number; alone: number }

/** Which word follows which in general English, 52,000 words; `models/en-us-words/README.md` says whose it is. */
export type WordModel = {
  /** A word's number, or that of a sentence's start or end; `UNKNOWN` for any other. */
  idOf(word: string): number
  /** log10 of the probability of a known word (by number) on its own. */
  logAlone(word: number): number
  /** log10 of the probability of a known word after two others, of which one or both may be unknown. */
  logAfter(first: number, second: number, word: number): number
  /**
   * The sum of the same for rows of words after the same two, which are looked up once; a word that is not known counts
   * `UNKNOWN_LOG`. A row whose sum is certain to stay below `least` is not read to its end: −∞.
   */
  rowsAfter(first: number, second: number): (row: readonly number[], least?: number) => number
  /** Whether the model knows one word behind another. */
  isPair(first: number, second: number): boolean
  /** Each known word of a sentence (small letters, no stops), and its end. */
  score(words: readonly string[]): PlacedWord[]
}

/** No word of the model; it says nothing of its neighbours. */
export const UNKNOWN = -1
/** What a word that is not known counts in a row (log10): rarer than any known one. */
export const UNKNOWN_LOG = -6.5

/** More than the log of any word in its place: the published model, which was made smaller, has some above 0, the greatest 0.44. */
const MOST_LOG = 0.5

const headerSchema = z.object({
  words: z.array(z.string()).min(1),
  pairs: z.number().int().positive(),
  triples: z.number().int().positive(),
})

let loaded: WordModel | undefined

/** The packed model of `training/pack-word-model.ts`, read once per thread. */
export function wordModel(): WordModel {
  loaded ??= makeModel(unpack(gunzipSync(readModel('en-us-words/words.bin.gz'))))
  return loaded
}

type Tables = ReturnType<typeof unpack>

/** File: header length (uint32), JSON header, then words, pairs by their first word, and triples by their pair as typed arrays. */
function unpack(bytes: Buffer) {
  const headerEnd = 4 + bytes.readUInt32LE(0)
  const header = headerSchema.parse(JSON.parse(bytes.subarray(4, headerEnd).toString('utf8')))
  const { words, pairs, triples } = header
  let offset = headerEnd
  const take = (length: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length)).buffer
    offset += length
    return part
  }
  return {
    words,
    alone: new Uint16Array(take(2 * words.length)),
    backoffs: new Int8Array(take(words.length)),
    pairsFrom: startsOf(new Uint16Array(take(2 * words.length))),
    seconds: new Uint16Array(take(2 * pairs)),
    pairLogs: new Uint8Array(take(pairs)),
    pairBackoffs: new Int8Array(take(pairs)),
    triplesFrom: startsOf(new Uint16Array(take(2 * pairs))),
    thirds: new Uint16Array(take(2 * triples)),
    tripleLogs: new Uint8Array(take(triples)),
  }
}

/** Apart from `unpack`, so that the model does not keep the file's bytes. */
function makeModel({
  words,
  alone,
  backoffs,
  pairsFrom,
  seconds,
  pairLogs,
  pairBackoffs,
  triplesFrom,
  thirds,
  tripleLogs,
}: Tables): WordModel {
  const ids = new Map(words.map((word, id) => [word, id]))
  const searchedPair = (first: number, second: number) =>
    findSorted(seconds, second, pairsFrom[first] ?? 0, pairsFrom[first + 1] ?? 0)
  const pairOf = remembered(searchedPair, words.length)
  const logAlone = (word: number) => -UNIGRAM_STEP * (alone[word] ?? 0)
  const contextOf = (first: number, second: number) =>
    first === UNKNOWN || second === UNKNOWN ? -1 : pairOf(first, second)
  /** `context` is the place of the two words before as a pair, `pair` that of `before` with the word itself; below 0 for one that is not known. */
  const logIn = (context: number, before: number, pair: number, word: number): number => {
    if (before === UNKNOWN) return logAlone(word)
    const triple = context < 0 ? -1 : findSorted(thirds, word, triplesFrom[context] ?? 0, triplesFrom[context + 1] ?? 0)
    if (triple >= 0) return -LOG_STEP * (tripleLogs[triple] ?? 0)
    const afterOne = pair < 0 ? LOG_STEP * (backoffs[before] ?? 0) + logAlone(word) : -LOG_STEP * (pairLogs[pair] ?? 0)
    return context < 0 ? afterOne : LOG_STEP * (pairBackoffs[context] ?? 0) + afterOne
  }
  const logAfter = (first: number, second: number, word: number) =>
    logIn(contextOf(first, second), second, contextOf(second, word), word)

  const idOf = (word: string) => ids.get(word) ?? UNKNOWN
  return {
    idOf,
    logAlone,
    logAfter,
    rowsAfter(first, second) {
      const known = contextOf(first, second)
      return (row, least = -Infinity) => {
        let [context, before, total] = [known, second, 0]
        let left = row.length
        for (const word of row) {
          if (total + MOST_LOG * left < least) return -Infinity
          left -= 1
          const pair = contextOf(before, word)
          total += word === UNKNOWN ? UNKNOWN_LOG : logIn(context, before, pair, word)
          context = pair
          before = word
        }
        return total
      }
    },
    isPair: (first, second) => contextOf(first, second) >= 0,
    score(sentence) {
      const symbols = [UNKNOWN, idOf(SENTENCE_START), ...sentence.map(idOf), idOf(SENTENCE_END)]
      return symbols.slice(2).flatMap((word, index) => {
        if (word === UNKNOWN) return []
        const inContext = logAfter(symbols[index] ?? UNKNOWN, symbols[index + 1] ?? UNKNOWN, word)
        return [{ inContext, alone: logAlone(word) }]
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
