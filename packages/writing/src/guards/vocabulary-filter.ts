/** Filters the parts of a text that can overlap with a vocabulary, by a Bloom filter, without making words. */
import { FNV_BASIS, fnvStep } from '../text/fnv.ts'

/** What characters of words, small letters and digits, are told apart from; a joint is of a word where one follows on either side. */
const [OTHER, GAP, JOINT] = [0, 1, 2]
const CURLY_APOSTROPHE = 0x2019

/** Of the first 128 characters: a character of a word as a small letter, or one of the above. */
const PLAIN_CODES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase()
  if (/[a-z\d]/u.test(character)) return character.charCodeAt(0)
  if (/['`-]/u.test(character)) return JOINT
  return /[ -~\s]/u.test(character) ? GAP : OTHER
})

const plainCode = (code: number) => PLAIN_CODES[code] ?? (code === CURLY_APOSTROPHE ? JOINT : OTHER)

const BUCKETS = 2 ** 16

const bucketOf = (hash: number) => ((hash >>> 16) ^ hash) & (BUCKETS - 1)

/** A Bloom filter of one hash: one stranger in some hundreds is taken for a word of the vocabulary. */
type BloomFilter = Uint8Array

/** A Bloom filter of words as `plainWords` gives them. */
export function bloomFilterOf(words: Iterable<string>): BloomFilter {
  const filter = new Uint8Array(BUCKETS)
  for (const word of words) {
    let hash = FNV_BASIS
    for (let at = 0; at < word.length; at += 1) hash = fnvStep(hash, plainCode(word.charCodeAt(at)))
    filter[bucketOf(hash)] = 1
  }
  return filter
}

/**
 * The parts of a text in which `least` words and more in a row pass the filter, each from its first word to its last: of no
 * others need `plainWords` be asked. Characters are read and no words made, in a tenth of the time. A text with characters that
 * ordinary English has not is one part.
 */
export function stretchesWithin(text: string, filter: BloomFilter, least: number): string[] {
  const parts: string[] = []
  let hash = FNV_BASIS
  let wordStart = -1
  let start = 0
  let end = 0
  let count = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? plainCode(text.charCodeAt(at)) : GAP
    if (code === OTHER) return [text]
    if (code > JOINT || (code === JOINT && wordStart >= 0 && plainCode(text.charCodeAt(at + 1)) > JOINT)) {
      if (wordStart < 0) {
        wordStart = at
        hash = FNV_BASIS
      }
      hash = fnvStep(hash, code)
    } else if (wordStart >= 0) {
      if (filter[bucketOf(hash)] === 1) {
        if (count === 0) start = wordStart
        end = at
        count += 1
      } else {
        if (count >= least) parts.push(text.slice(start, end))
        count = 0
      }
      wordStart = -1
    }
  }
  if (count >= least) parts.push(text.slice(start, end))
  return parts
}
