import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readKnownVectors, sizeOfFile } from '@rehearsal/meaning/known-vectors'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { VECTORS_FILE } from '../pack.ts'
import { buildVectors } from './build-vectors.ts'

let packDirectory = ''
beforeEach(async () => {
  packDirectory = await mkdtemp(join(tmpdir(), 'rehearsal-vectors-'))
  onTestFinished(() => rm(packDirectory, { recursive: true }))
})

/** Stands for the encoder: any vector will do, as long as another text has another one. */
const encode = (texts: readonly string[]) =>
  texts.map((text) => Float32Array.from({ length: 384 }, (_, i) => (i + text.charCodeAt(i % text.length)) % 7))

async function build(texts: readonly string[], mostBytes = 1_000_000) {
  const encoded: string[] = []
  const built = await buildVectors({
    texts,
    packDirectory,
    mostBytes,
    loadEncoder: () => Promise.resolve({ encode: (batch) => (encoded.push(...batch), encode(batch)) }),
    onProgress: () => undefined,
  })
  const bytes = await readFile(join(packDirectory, VECTORS_FILE))
  return { built, encoded, bytes, known: await readKnownVectors(join(packDirectory, VECTORS_FILE)) }
}

test('each text has its vector', async () => {
  const { built, known } = await build(['One.', 'Two.'])
  expect(built).toEqual({ texts: 2, fresh: 2, left: 0 })
  expect(known.vectorOf('One.')).not.toEqual(known.vectorOf('Two.'))
})

test('texts that are known are not encoded again, and those that are gone are dropped', async () => {
  await build(['One.', 'Two.'])
  const { encoded, known } = await build(['Two.', 'Three.'])
  expect(encoded).toEqual(['Three.'])
  expect([known.texts, known.vectorOf('One.')]).toEqual([2, null])
})

test('the same texts give the same bytes, whatever was known before', async () => {
  const { bytes } = await build(['One.', 'Two.', 'Three.'])
  await build(['Three.'])
  expect((await build(['One.', 'Two.', 'Three.'])).bytes).toEqual(bytes)
})

test('without a new text the encoder is not loaded', async () => {
  await build(['One.', 'Two.'])
  const loadEncoder = () => Promise.reject(new Error('loaded'))
  const options = { texts: ['Two.'], packDirectory, mostBytes: 10_000, loadEncoder, onProgress: () => undefined }
  expect(await buildVectors(options)).toEqual({ texts: 1, fresh: 0, left: 0 })
})

test('what has no room is left out, the last first', async () => {
  const { built, known } = await build(['One.', 'Two.', 'Three.'], sizeOfFile(2))
  expect(built).toEqual({ texts: 2, fresh: 2, left: 1 })
  expect(known.vectorOf('Three.')).toBeNull()
})

test('a damaged file is built anew', async () => {
  await build(['One.'])
  await writeFile(join(packDirectory, VECTORS_FILE), 'damaged')
  expect((await build(['One.'])).encoded).toEqual(['One.'])
})
