/** Vectors of texts that are known beforehand, kept in a file that is built ahead. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { WIDTH } from '../weights/encoder-weights.ts'

/** What the encoder makes of some texts, each vector as `quantise` keeps it. */
export type KnownVectors = {
  texts: number
  /** The vector of this very text, 384 signed bytes; null where it is not known. */
  vectorOf(text: string): Int8Array | null
}

/** Names the encoder and the layout: vectors of another encoder are never read as ours. */
const MAGIC = Buffer.from('MiniLM-1')
const HASH_BYTES = 32
const HEAD_BYTES = MAGIC.length + HASH_BYTES
/** The beginning of a text's hash: among a hundred thousand texts two are alike once in four billion such files. */
const KEY_BYTES = 8

/** Bytes of a file with so many texts. */
export const sizeOfFile = (texts: number): number => HEAD_BYTES + texts * (KEY_BYTES + WIDTH)

/** A file of known vectors in the order of `vectors`: its head, the keys of all texts, then their vectors. The same vectors give the same bytes. */
export function knownVectorsFile(vectors: ReadonlyMap<string, Int8Array>): Uint8Array {
  const body = Buffer.concat([
    ...[...vectors.keys()].map((text) => keyOf(text)),
    ...[...vectors.values()].map(({ buffer, byteOffset, length }) => Buffer.from(buffer, byteOffset, length)),
  ])
  return Buffer.concat([MAGIC, hashOf(body), body])
}

/**
 * Reads a file of known vectors (3 MB take 10 ms).
 *
 * @throws When it is missing, damaged, or of another encoder; the message says so and no more.
 */
export async function readKnownVectors(path: string): Promise<KnownVectors> {
  const file = await readFile(path)
  const body = file.subarray(HEAD_BYTES)
  const texts = body.length / (KEY_BYTES + WIDTH)
  if (!file.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error(`${path} holds no vectors of this encoder`)
  const isWhole = Number.isInteger(texts) && file.subarray(MAGIC.length, HEAD_BYTES).equals(hashOf(body))
  if (!isWhole) throw new Error(`${path} is damaged`)
  const places = new Map<string, number>()
  for (let i = 0; i < texts; i++) places.set(body.toString('latin1', i * KEY_BYTES, (i + 1) * KEY_BYTES), i)
  const vectors = new Int8Array(body.buffer, body.byteOffset + texts * KEY_BYTES, texts * WIDTH)
  return {
    texts,
    vectorOf: (text) => {
      const place = places.get(keyOf(text).toString('latin1'))
      return place === undefined ? null : vectors.subarray(place * WIDTH, (place + 1) * WIDTH)
    },
  }
}

const keyOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, KEY_BYTES)
const hashOf = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()
