/** Makes the lexical features of a candidate edit, hashed, of which a regression scores it. */
import type { ModelWord } from '../../prose/model-words.ts'
import { SENTENCE_END, SENTENCE_START } from '../../prose/sentence-boundaries.ts'
import { FNV_BASIS, fnvStep } from '../../text/fnv.ts'
import type { Edit } from './candidate-edits.ts'

/** Feature hashing: features are told apart by so many bits of their hash; those that collide share a weight. */
const BITS = 20
export const LEXICAL_BUCKETS = 2 ** BITS

/**
 * The sparse features of an edit, what it changes beside which words: “technology” without “the”, “depend” with “of” → “on”, a plural
 * before “is”. Each is the number of its bucket, from 0 to `LEXICAL_BUCKETS` − 1; `fit_edits.py` fits a weight to each.
 */
export function lexicalFeatures({ kind, place, length, words }: Edit, sentence: readonly ModelWord[]): number[] {
  const word = (offset: number) => {
    const at = place + offset
    return sentence[at]?.word ?? (at < 0 ? SENTENCE_START : SENTENCE_END)
  }
  const pos = (offset: number) => sentence[place + offset]?.pos ?? ''
  const isAfterStop = (offset: number) => String(sentence[place + offset]?.afterStop ?? false)
  const old = Array.from({ length }, (_, offset) => word(offset)).join(' ')
  const fresh = words.join(' ')
  const change = `${old}>${fresh}`
  const [before, further] = [word(-1), word(-2)]
  const [behind, later] = [word(length), word(length + 1)]
  return [
    ['change', change],
    ['old', kind, old],
    ['fresh', kind, fresh],
    ['before', before],
    ['behind', behind],
    ['kind before', kind, before],
    ['kind behind', kind, behind],
    ['kind further', kind, further],
    ['kind later', kind, later],
    ['change before', change, before],
    ['change behind', change, behind],
    ['change both', change, before, behind],
    ['change two before', change, further, before],
    ['change two behind', change, behind, later],
    ['change behind, part of speech later', change, behind, pos(length + 1)],
    ['change before, part of speech behind', change, before, pos(length)],
    ['change behind, part of speech before', change, pos(-1), behind],
    ['change, parts of speech', change, pos(-1), pos(length)],
    ['change, parts of speech before', change, pos(-2), pos(-1)],
    ['change, parts of speech behind', change, pos(length), pos(length + 1)],
    ['change beside stops', change, isAfterStop(0), isAfterStop(length)],
  ].map(bucketOf)
}

const SEPARATOR = '|'.charCodeAt(0)

/** FNV-1a over the UTF-16 units of words joined by bars, folded to the bits wanted. */
function bucketOf(parts: readonly string[]): number {
  let hash = FNV_BASIS
  for (const [index, part] of parts.entries()) {
    if (index > 0) hash = fnvStep(hash, SEPARATOR)
    for (let at = 0; at < part.length; at += 1) hash = fnvStep(hash, part.charCodeAt(at))
  }
  return ((hash >>> BITS) ^ hash) & (LEXICAL_BUCKETS - 1)
}
