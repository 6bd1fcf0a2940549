/** Reads what an answer means, stretch by stretch. */
import { withLengthOne } from '@rehearsal/meaning/vectors'
import type { ParsedText } from '../text/token.ts'
import { answerVectors } from './sentence-vectors.ts'
import { type Window, windowsOf } from './windows.ts'

export type ReadWindow = Window & {
  text: string
  /** Of length 1. */
  vector: Float32Array
}

/** An answer with the meaning of its stretches. */
export type AnswerMeaning = { answer: ParsedText; windows: readonly ReadWindow[] }

/**
 * Reads what an answer means: a vector for each sentence, clause and pair of sentences (about 6 ms each of one core; those of an
 * essay of 300 words take 300 ms, its sentences alone 160: `kinds` says which are wanted).
 */
export async function readMeaning(
  answer: ParsedText,
  kinds: readonly Window['kind'][] = ['sentence', 'clause', 'pair'],
): Promise<AnswerMeaning> {
  const windows = windowsOf(answer).filter(({ kind }) => kinds.includes(kind))
  const texts = windows.map(({ start, end }) => answer.text.slice(start, end))
  const vectors = await vectorsOf(answer, texts)
  const read = windows.map((window, i) => ({
    ...window,
    text: texts[i] ?? '',
    vector: vectors[i] ?? new Float32Array(),
  }))
  return { answer, windows: read }
}

/** What some of an answer's own sentences mean, as `textOfSentences` takes them. */
export function meaningOfPart(meaning: AnswerMeaning, part: ParsedText): AnswerMeaning {
  if (part === meaning.answer) return meaning
  const starts = new Set(part.sentences.map(({ start }) => start))
  const isIn = ({ sentences: [first, last] }: ReadWindow) =>
    meaning.answer.sentences.slice(first, last + 1).every(({ start }) => starts.has(start))
  return { ...meaning, answer: part, windows: meaning.windows.filter(isIn) }
}

/** Vectors of the stretches of an answer, so that who asks again in the same rating waits for nothing. */
const known = new WeakMap<ParsedText, Map<string, Float32Array>>()

async function vectorsOf(answer: ParsedText, texts: readonly string[]): Promise<Float32Array[]> {
  const own = known.get(answer) ?? new Map<string, Float32Array>()
  known.set(answer, own)
  const fresh = [...new Set(texts)].filter((text) => !own.has(text))
  const vectors = await answerVectors(fresh)
  for (const [i, text] of fresh.entries()) own.set(text, vectors[i] ?? new Float32Array())
  return texts.map((text) => own.get(text) ?? new Float32Array())
}

/** Where vectors point to together. */
export function directionOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
  return withLengthOne(sum)
}
