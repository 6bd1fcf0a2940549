import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownVectorsFile } from '@rehearsal/meaning/known-vectors'
import { cosine, dequantise, quantise } from '@rehearsal/meaning/vectors'
import { expect, onTestFinished, test } from 'vitest'
import { problemOfKnownVectors, takeKnownVectors } from './known-vectors.ts'
import { answerVectors, questionVectors } from './sentence-vectors.ts'

/** A file in which `text` has the vector of `meant`, by which one sees who was asked. */
async function aFile(entries: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-vectors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const vectors = await answerVectors(Object.values(entries))
  const kept = Object.keys(entries).map((text, i) => [text, quantise(vectors[i] ?? new Float32Array())] as const)
  const path = join(folder, 'vectors.bin')
  await writeFile(path, knownVectorsFile(new Map(kept)))
  return path
}

const MUSEUM = 'The museum opens at nine.'
const RIVER = 'A river floods its banks in spring.'

test('a text whose vector is known is not encoded', async () => {
  takeKnownVectors(await aFile({ 'Known text one.': MUSEUM }))
  const [known] = await questionVectors(['Known text one.'])
  const [meant] = await answerVectors([MUSEUM])
  expect(cosine(known ?? new Float32Array(), meant ?? new Float32Array())).toBeGreaterThan(0.999)
})

test('a text that is not known is encoded, among those that are', async () => {
  takeKnownVectors(await aFile({ 'Known text two.': MUSEUM }))
  const [, unknown] = await questionVectors(['Known text two.', RIVER, 'Known text two.'])
  const [meant] = await answerVectors([RIVER])
  expect(unknown).toEqual(dequantise(quantise(meant ?? new Float32Array())))
})

test('a vector that was encoded ahead is the very one that is read from the text', async () => {
  const [encoded] = await questionVectors(['The lift is out of order again.'])
  takeKnownVectors(await aFile({ 'Known text three.': 'The lift is out of order again.' }))
  expect(await questionVectors(['Known text three.'])).toEqual([encoded])
})

test('where the file cannot be read, all texts are encoded', async () => {
  takeKnownVectors(join(tmpdir(), 'no-such-vectors.bin'))
  const [vector] = await questionVectors(['Nobody has known this text before.'])
  expect(vector).toHaveLength(384)
})

test('a damaged file is told of with what to do, a sound one is not', async () => {
  const path = await aFile({ [MUSEUM]: MUSEUM })
  expect(await problemOfKnownVectors(path)).toBeNull()
  await writeFile(path, 'damaged')
  expect(await problemOfKnownVectors(path)).toMatch(/vectors\.bin.*run "npm run content:pack"/u)
})
