import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { referenceVectors } from '../testing/reference-vectors.ts'
import { quantise } from '../vectors/vectors.ts'
import { knownVectorsFile, readKnownVectors, sizeOfFile } from './known-vectors.ts'

const vectors = new Map(referenceVectors.map(({ text, vector }) => [text, quantise(vector)]))
let path = ''

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-vectors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'vectors.bin')
  await writeFile(path, knownVectorsFile(vectors))
})

test('what is written is read back, text by text', async () => {
  const known = await readKnownVectors(path)
  expect(known.texts).toBe(vectors.size)
  for (const [text, vector] of vectors) expect(known.vectorOf(text)).toEqual(vector)
})

test('another text is not known, however near', async () => {
  const known = await readKnownVectors(path)
  const text = [...vectors.keys()].find((each) => /^[A-Z][a-z ,]+\.$/u.test(each)) ?? ''
  expect(known.vectorOf(text)).not.toBeNull()
  expect([`${text} `, `${text}.`, text.toUpperCase()].filter((other) => known.vectorOf(other) !== null)).toEqual([])
})

test('a file of no texts knows none', async () => {
  await writeFile(path, knownVectorsFile(new Map()))
  const known = await readKnownVectors(path)
  expect([known.texts, known.vectorOf('Any.')]).toEqual([0, null])
})

test('a file is as large as it is said to be', async () => {
  expect((await readFile(path)).length).toBe(sizeOfFile(vectors.size))
})

test.each([
  ['is cut short', (file: Buffer) => file.subarray(0, -1), 'is damaged'],
  ['has no body', (file: Buffer) => file.subarray(0, 12), 'is damaged'],
  ['has one bit changed', (file: Buffer) => file.with(-9, (file.at(-9) ?? 0) ^ 1), 'is damaged'],
  ['is empty', () => Buffer.alloc(0), 'no vectors of this encoder'],
  ['is of another encoder', (file: Buffer) => file.fill('MiniLM-0', 0, 8), 'no vectors of this encoder'],
])('a file that %s is refused', async (_what, damage, reason) => {
  await writeFile(path, damage(await readFile(path)))
  await expect(readKnownVectors(path)).rejects.toThrow(reason)
})

test('a file that is not there is refused', async () => {
  await rm(path)
  await expect(readKnownVectors(path)).rejects.toThrow('ENOENT')
})
