/** Builds the vectors of what questions say into the pack, so that no server encodes them with its first answers. */
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KnownVectors, knownVectorsFile, readKnownVectors, sizeOfFile } from '@rehearsal/meaning/known-vectors'
import { quantise } from '@rehearsal/meaning/vectors'
import { VECTORS_FILE } from '../pack.ts'

/** Texts that are encoded together. */
const BATCH = 64

export type VectorsOptions = {
  /** What is asked for, that which is worth most first. */
  texts: readonly string[]
  packDirectory: string
  /** What the file may weigh; texts beyond are left out, and a server encodes them when they are asked for. */
  mostBytes: number
  /** The encoder, which is loaded where a text is new. */
  loadEncoder: () => Promise<{ encode: (texts: readonly string[]) => Float32Array[] }>
  /** Called while new texts are encoded. */
  onProgress: (done: number, total: number) => void
}

/** How many vectors stand in the file, how many of them are new, and for how many texts there is no room. */
export type BuiltVectors = { texts: number; fresh: number; left: number }

/**
 * Writes the vectors of `texts` in their order: what the file at hand knows is taken from it, the rest is encoded, and what is no
 * longer asked for goes. A file that cannot be read counts as none.
 */
export async function buildVectors(options: VectorsOptions): Promise<BuiltVectors> {
  const { texts, packDirectory, mostBytes } = options
  const path = join(packDirectory, VECTORS_FILE)
  const kept = texts.filter((_, i) => sizeOfFile(i + 1) <= mostBytes)
  const old = await readKnownVectors(path).catch(() => null)
  const fresh = await encodeMissing(kept, old, options)
  const vectors = kept.flatMap((text): [string, Int8Array][] => {
    const vector = fresh.get(text) ?? old?.vectorOf(text) ?? null
    return vector === null ? [] : [[text, vector]]
  })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, knownVectorsFile(new Map(vectors)))
  await rename(draft, path)
  return { texts: kept.length, fresh: fresh.size, left: texts.length - kept.length }
}

async function encodeMissing(
  texts: readonly string[],
  old: KnownVectors | null,
  { loadEncoder, onProgress }: VectorsOptions,
): Promise<Map<string, Int8Array>> {
  const missing = texts.filter((text) => (old?.vectorOf(text) ?? null) === null)
  const fresh = new Map<string, Int8Array>()
  if (missing.length === 0) return fresh
  const { encode } = await loadEncoder()
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH)
    const vectors = encode(batch)
    for (const [i, text] of batch.entries()) fresh.set(text, quantise(vectors[i] ?? new Float32Array()))
    onProgress(fresh.size, missing.length)
  }
  return fresh
}
