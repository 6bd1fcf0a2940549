/**
 * Packs `packages/writing/models/en-us-words/words.bin.gz`, which word follows which in general English, from the language model of
 * Debian's `pocketsphinx-en-us` 0.8+5prealpha+1-15 (BSD, 2 clauses; `packages/writing/models/en-us-words/README.md`).
 *
 *   apt-get download pocketsphinx-en-us && dpkg -x pocketsphinx-en-us_*.deb FOLDER, then
 *   node training/pack-word-trigram-model.ts FOLDER/usr/share/pocketsphinx/model/en-us/en-us.lm.bin
 *
 * Words that no dictionary of ours knows are left out, and pairs and triples whose probability lies near what the shorter
 * context says; logarithms are rounded to steps of 0.04.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { isKnownInAnyCase, isKnownWord } from '../packages/writing/src/dictionary/dictionary.ts'
import { SENTENCE_END, SENTENCE_START } from '../packages/writing/src/prose/sentence-boundaries.ts'
import { LOG_STEP, UNIGRAM_STEP } from '../packages/writing/src/prose/word-trigram-model.ts'
import { readSphinxModel, type SphinxModel } from './read-sphinx-model.ts'

/** Pairs and triples nearer than this (log10) to what the shorter context says are left out. */
const LEAST_GAIN = 0.5

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the en-us.lm.bin of pocketsphinx-en-us.')
const model = readSphinxModel(readFileSync(path))
const packed = pack(model)
const target = new URL('../packages/writing/models/en-us-words/words.bin.gz', import.meta.url)
writeFileSync(target, gzipSync(packed.bytes, { level: 9 }))
console.log(`${packed.words} words, ${packed.pairs} pairs, ${packed.triples} triples`)

function isKept(word: string): boolean {
  if (word === SENTENCE_START || word === SENTENCE_END || isKnownInAnyCase(word)) return true
  const [stem = ''] = word.split("'")
  return word.includes("'") && isKnownWord(stem)
}

function pack({ words, unigrams, pairs, triples }: SphinxModel) {
  const idOf = new Map<number, number>()
  words.forEach((word, index) => {
    if (isKept(word)) idOf.set(index, idOf.size)
  })
  const isWorthwhile = (probability: number, shorter: number) => Math.abs(probability - shorter) > LEAST_GAIN
  const pairAt = new Map(pairs.map((pair) => [pair.first * words.length + pair.second, pair]))
  const keptTriples = triples.filter(({ first, second, third, probability }) => {
    if (![first, second, third].every((word) => idOf.has(word))) return false
    const context = pairAt.get(first * words.length + second)?.backoff ?? 0
    const shorter =
      pairAt.get(second * words.length + third)?.probability ??
      (unigrams[second]?.backoff ?? 0) + (unigrams[third]?.probability ?? 0)
    return isWorthwhile(probability, context + shorter)
  })
  const contexts = new Set(keptTriples.map(({ first, second }) => first * words.length + second))
  const keptPairs = pairs.filter(({ first, second, probability }) => {
    if (!idOf.has(first) || !idOf.has(second)) return false
    const shorter = (unigrams[first]?.backoff ?? 0) + (unigrams[second]?.probability ?? 0)
    return contexts.has(first * words.length + second) || isWorthwhile(probability, shorter)
  })
  const id = (word: number) => idOf.get(word) ?? 0
  const sortedPairs = keptPairs.toSorted((a, b) => id(a.first) - id(b.first) || id(a.second) - id(b.second))
  const sortedTriples = keptTriples.toSorted(
    (a, b) => id(a.first) - id(b.first) || id(a.second) - id(b.second) || id(a.third) - id(b.third),
  )
  const kept = words.filter((_, index) => idOf.has(index))
  const own = unigrams.filter((_, index) => idOf.has(index))
  const followers = countBy(sortedPairs.map(({ first }) => id(first)))
  const endings = countBy(sortedTriples.map(({ first, second }) => id(first) * kept.length + id(second)))
  const header = Buffer.from(JSON.stringify({ words: kept, pairs: sortedPairs.length, triples: sortedTriples.length }))
  const steps = (value: number) => Math.round(value / LOG_STEP)
  const bytes = Buffer.concat([
    uint32([header.length]),
    header,
    uint16(own.map(({ probability }) => Math.round(-probability / UNIGRAM_STEP))),
    int8(own.map(({ backoff }) => steps(backoff))),
    uint16(kept.map((_, word) => followers.get(word) ?? 0)),
    uint16(sortedPairs.map(({ second }) => id(second))),
    uint8(sortedPairs.map(({ probability }) => -steps(probability))),
    int8(sortedPairs.map(({ backoff }) => steps(backoff))),
    uint16(sortedPairs.map(({ first, second }) => endings.get(id(first) * kept.length + id(second)) ?? 0)),
    uint16(sortedTriples.map(({ third }) => id(third))),
    uint8(sortedTriples.map(({ probability }) => -steps(probability))),
  ])
  return { bytes, words: kept.length, pairs: sortedPairs.length, triples: sortedTriples.length }
}

function countBy(keys: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function uint32(values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer)
}

function uint16(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function uint8(values: readonly number[]): Buffer {
  return Buffer.from(Uint8Array.from(values, (value) => Math.min(255, Math.max(0, value))))
}

function int8(values: readonly number[]): Buffer {
  return Buffer.from(Int8Array.from(values, (value) => Math.min(127, Math.max(-128, value))).buffer)
}
