import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { referenceVectors } from '../testing/reference-vectors.ts'
import { sharedEncoder, sharedWeights } from '../testing/shared-encoder.ts'
import { cosine } from '../vectors/vectors.ts'
import { createSentenceEncoder, VECTOR_LENGTH } from './sentence-encoder.ts'

const encoder = await sharedEncoder()
const encode = (texts: string[]) => encoder.encode(texts)

function alike(a: string, b: string): number {
  const [one, other] = encode([a, b])
  return cosine(one ?? new Float32Array(), other ?? new Float32Array())
}

test.each(referenceVectors)('the vector of $text is that of the reference', ({ text, vector }) => {
  const [own] = encode([text])
  expect(own).toHaveLength(VECTOR_LENGTH)
  expect(cosine(own ?? new Float32Array(), vector)).toBeGreaterThan(0.999999)
  expect(cosine(own ?? new Float32Array(), own ?? new Float32Array())).toBeCloseTo(1, 5)
})

test('sentences of like meaning are alike without a word in common', () => {
  const asked = 'Could you give me my money back?'
  expect(alike(asked, 'I would like a refund, please.')).toBeGreaterThan(0.5)
  expect(alike(asked, 'The weather was fine on our holiday.')).toBeLessThan(0.2)
})

test('a sentence has the same vector alone and among others, however many', () => {
  const texts = referenceVectors.map(({ text }) => text).filter(({ length }) => length < 80)
  const together = encode([...texts, ...texts, ...texts])
  const alone = texts.flatMap((text) => encode([text]))
  expect(together).toEqual([...alone, ...alone, ...alone])
})

test('parts of a sentence mean something of their own, and the sentence what it means as a whole', () => {
  const parts = ['My order has not arrived yet,', 'so please send me my money back.']
  const [cut] = encoder.encodeParts([parts])
  expect(cut?.whole).toEqual(encode([parts.join(' ')])[0])
  const [delay, refund] = encode(['The parcel is late.', 'I would like a refund.']).map((asked) => {
    return cut?.parts.map((part) => cosine(part ?? new Float32Array(), asked))
  })
  expect((delay?.[0] ?? 0) - (delay?.[1] ?? 1)).toBeGreaterThan(0.1)
  expect((refund?.[1] ?? 0) - (refund?.[0] ?? 1)).toBeGreaterThan(0.1)
})

test('a part without words, or behind what is read, has no vector', () => {
  const [cut] = encoder.encodeParts([['Yes,', ' ', 'good '.repeat(300), 'bad']])
  expect(cut?.parts.map((part) => part?.length)).toEqual([VECTOR_LENGTH, undefined, VECTOR_LENGTH, undefined])
})

test('of no sentences there are no vectors', () => {
  expect(encode([])).toEqual([])
})

test('words beyond the last that is read change nothing, those before it do', () => {
  const read = 'good '.repeat(254)
  expect(encode([`${read}bad `.repeat(300)])).toEqual(encode([read]))
  expect(encode([`bad ${read}`])).not.toEqual(encode([read]))
})

test('a thread that is handed the weights makes the same vectors without loading its own', async () => {
  const sentences = ['Thank you for your help.', 'See you on Monday!']
  const workerData = { weights: await sharedWeights(), sentences }
  const worker = new Worker(new URL('../testing/encoding-worker.ts', import.meta.url), { workerData })
  const [vectors] = await once(worker, 'message')
  expect(vectors).toEqual(encode(sentences))
})

test('weights of another size are refused', async () => {
  await expect(createSentenceEncoder({ weights: new SharedArrayBuffer(8) })).rejects.toThrow(/8 bytes/)
})
