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

/** Whether words of the vocabulary have a hash; one stranger in some hundreds is taken for one of its words. */
type Sieve = Uint8Array

/** A sieve of words as `plainWords` gives them. */
export function sieveOf(words: Iterable<string>): Sieve {
  const sieve = new Uint8Array(BUCKETS)
  for (const word of words) {
    let hash = FNV_BASIS
    for (let at = 0; at < word.length; at += 1) hash = fnvStep(hash, plainCode(word.charCodeAt(at)))
    sieve[bucketOf(hash)] = 1
  }
  return sieve
}

/**
 * The parts of a text in which `least` words and more in a row are in the sieve, each from its first word to its last: of no
 * others need `plainWords` be asked. Characters are read and no words made, in a tenth of the time. A text with characters that
 * ordinary English has not is one part.
 */
export function stretchesWithin(text: string, sieve: Sieve, least: number): string[] {
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
      if (sieve[bucketOf(hash)] === 1) {
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
