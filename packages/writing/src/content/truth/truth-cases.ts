/** The stretches of an answer that may say a key point or its opposite, with what speaks for the opposite. */
import type { KeyPoint } from '@rehearsal/rating/types'
import type { ReadWindow } from '../../meaning/answer-meaning.ts'
import { questionVectors, type WordVector, wordVectors } from '../../meaning/sentence-vectors.ts'
import { parseText } from '../../text/parse-text.ts'
import { candidatesFor } from './candidates.ts'
import { figuresOf } from './figures.ts'
import { type ComparedText, readComparedText } from './read-words.ts'
import { type Features, type ReadPoint, type ReadText, type TruthQuestion, windowFeatures } from './window-features.ts'

/** A stretch beside a key point. */
export type TruthCase = { window: ReadWindow; features: Features }

export type TruthInput = {
  /** Stretches of the answer; pairs of sentences are left out, since one of them may be right. */
  windows: readonly ReadWindow[]
  keyPoints: readonly KeyPoint[]
  /** Where the facts stand; empty where it is unknown. */
  sourceText: string
  /** Points ask for something of the writer's own, as in an e-mail, and restate no source. */
  isAsked: boolean
}

/** For each key point its stretches, the likeliest first; none where no opposite is known. */
export async function readTruthCases({ windows, keyPoints, sourceText, isAsked }: TruthInput): Promise<TruthCase[][]> {
  const stretches = windows.filter(({ kind }) => kind !== 'pair')
  if (stretches.length === 0 || keyPoints.every(({ opposite = [] }) => opposite.length === 0)) {
    return keyPoints.map(() => [])
  }
  const vectorOf = await wordVectors()
  const question = await readQuestion(keyPoints, sourceText, vectorOf)
  const sentences = stretches.map(({ vector, sentences: [sentence] }) => ({ vector, sentence }))
  const read = new Map<ReadWindow, ReadText>()
  const readOf = (window: ReadWindow) => {
    const known = read.get(window) ?? { read: readComparedText(window.text, vectorOf), vector: window.vector }
    read.set(window, known)
    return known
  }
  return question.points.map((point, index) => {
    if (point.opposite.length === 0) return []
    return candidatesFor(sentences, question.points, index).flatMap(({ window: at, ...candidate }) => {
      const window = stretches[at]
      if (window === undefined) return []
      const features = windowFeatures({ ...readOf(window), ...candidate }, question, index)
      return [{ window, features: { ...features, isAsked: isAsked ? 1 : 0 } }]
    })
  })
}

/** Texts of questions as they are compared: many answers are held against them. */
const kept = new Map<string, ComparedText>()
/** About ten questions with all their ways, 12 kB each. */
const MAX_KEPT = 1000

function keptText(text: string, vectorOf: WordVector): ComparedText {
  const known = kept.get(text)
  if (known !== undefined) return known
  if (kept.size >= MAX_KEPT) kept.clear()
  const read = readComparedText(text, vectorOf)
  kept.set(text, read)
  return read
}

async function readQuestion(
  keyPoints: readonly KeyPoint[],
  sourceText: string,
  vectorOf: WordVector,
): Promise<TruthQuestion> {
  const texts = keyPoints.map(({ point, says = [], opposite = [] }) => ({ point: [point], says, opposite }))
  const vectors = await questionVectors(texts.flatMap(({ point, says, opposite }) => [...point, ...says, ...opposite]))
  let next = 0
  const read = (text: string): ReadText => ({
    read: keptText(text, vectorOf),
    vector: vectors[next++] ?? new Float32Array(),
  })
  const points = texts.flatMap(({ point, says, opposite }): ReadPoint[] =>
    point.map((text) => ({ point: read(text), says: says.map(read), opposite: opposite.map(read) })),
  )
  return { points, sourceFigures: figuresOf(parseText(sourceText).tokens) }
}
