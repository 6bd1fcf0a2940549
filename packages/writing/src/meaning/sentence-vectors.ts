/** What sentences mean, as vectors; those of questions are kept, since many answers are held against them. */
import { createSentenceEncoder, type SentenceEncoder } from '@rehearsal/meaning/sentence-encoder'
import { dequantise, quantise } from '@rehearsal/meaning/vectors'
import { knownVectors } from './known-vectors.ts'

/** Sentences of questions whose vectors are kept, 400 bytes each: about 300 questions with all their key points. */
const MAX_KEPT = 16_000

let loading: Promise<SentenceEncoder> | undefined
const kept = new Map<string, Int8Array>()

/** Loads the encoder on first use (0.2 s, 90 MB); one that could not be loaded is tried again with the next call. */
async function encoder(): Promise<SentenceEncoder> {
  loading ??= createSentenceEncoder().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** A vector of length 1 for each sentence of an answer, which nobody will ask for again. */
export async function answerVectors(sentences: readonly string[]): Promise<Float32Array[]> {
  return sentences.length === 0 ? [] : (await encoder()).encode(sentences)
}

/** What a word means wherever it stands, or null for what has no letters. */
export type WordVector = (word: string) => Float32Array | null

/** Looks up what words mean by themselves; those of this call are looked up once. */
export async function wordVectors(): Promise<WordVector> {
  const words = await encoder()
  const known = new Map<string, Float32Array | null>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const vector = words.wordVector(word)
    known.set(word, vector)
    return vector
  }
}

/**
 * A vector of length 1 for each sentence of a question, its key points or its source: as it was encoded ahead, else read once,
 * then kept. Both ways give the same vector.
 */
export async function questionVectors(sentences: readonly string[]): Promise<Float32Array[]> {
  const own = await readSentences([...new Set(sentences)].filter((sentence) => !kept.has(sentence)))
  const vectors = sentences.map((sentence) => dequantise(own.get(sentence) ?? kept.get(sentence) ?? new Int8Array()))
  if (kept.size + own.size > MAX_KEPT) kept.clear()
  for (const [sentence, vector] of own) kept.set(sentence, vector)
  return vectors
}

async function readSentences(sentences: readonly string[]): Promise<Map<string, Int8Array>> {
  const own = new Map<string, Int8Array>()
  if (sentences.length === 0) return own
  const ahead = await knownVectors()
  for (const sentence of sentences) {
    const vector = ahead?.vectorOf(sentence) ?? null
    if (vector !== null) own.set(sentence, vector)
  }
  const missing = sentences.filter((sentence) => !own.has(sentence))
  const fresh = await answerVectors(missing)
  for (const [i, sentence] of missing.entries()) own.set(sentence, quantise(fresh[i] ?? new Float32Array()))
  return own
}
