/** Judges whether the sentences of an essay stand in an order, or might as well stand in any other. */
import { seededRandom, shuffled } from '@rehearsal/exam/mock-test/seeded-random'
import { cosine } from '@rehearsal/meaning/vectors'
import { logistic, mean } from '@rehearsal/statistics/numbers'
import type { WritingInput } from '@rehearsal/rating/types'
import { type AnswerMeaning, readMeaning } from '../meaning/answer-meaning.ts'
import { askedVectors } from '../meaning/asked-vectors.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import { type Likeness, orderScore } from './order-score.ts'
import { type PlacedSentence, placedSentences } from './placed-sentences.ts'

/** Fewer have too few orders to tell one from another; of more, only so many are asked of. */
const SENTENCES = { min: 7, max: 60 }
/** Orders that the essay's own is held against. */
const PERMUTATIONS = 40
/** Added to the deviation of their scores, which of a few is small by chance. */
const LEAST_DEVIATION = 0.15
/** The z-score at which order is half, and how fast it rises. Good essays have 0.9 in the middle and more, shuffled ones 0. */
const CURVE = { half: 0, slope: 1.8 }

const EARLY_END_WORTH = 0.7

/**
 * How far an essay stands in order, 0–1, null where it is too short to tell: a permutation test. Its own order is scored by what
 * belongs beside what (`order-score.ts`), and so are random orders of its sentences in paragraphs of the same lengths; an essay whose
 * order is no better than those says its sentences in any order. The same essay always has the same result.
 */
export function judgeOrder(meaning: AnswerMeaning, asked: readonly Float32Array[]): number | null {
  const sentences = placedSentences(meaning, asked).slice(0, SENTENCES.max)
  if (sentences.length < SENTENCES.min) return null
  const paragraphs = paragraphsOf(sentences)
  const likeness = likenessOf(sentences)
  const own = sentences.map((_, place) => place)
  const random = seededRandom(sentences.length)
  const others = Array.from({ length: PERMUTATIONS }, () =>
    orderScore(sentences, shuffled(own, random), paragraphs, likeness),
  )
  const middle = mean(others)
  const deviation = LEAST_DEVIATION + Math.sqrt(mean(others.map((score) => (score - middle) ** 2)))
  const z = (orderScore(sentences, own, paragraphs, likeness) - middle) / deviation
  const worth = endsEarly(sentences, paragraphs) ? EARLY_END_WORTH : 1
  return worth * logistic(CURVE.slope * (z - CURVE.half))
}

/** None of 72 good essays says “In conclusion” before its last paragraph; where one does, its paragraphs stand in disorder. */
function endsEarly(sentences: readonly PlacedSentence[], paragraphs: readonly number[]): boolean {
  const last = Math.max(...paragraphs)
  return sentences.some(({ endsText }, place) => endsText && paragraphs[place] !== last)
}

/** The order of an answer to a question; null where none is known, and of other kinds, which follow the order of what they answer. */
export async function readOrder(
  answer: ParsedText,
  { promptKind, promptText }: Pick<WritingInput, 'promptKind' | 'promptText'>,
): Promise<number | null> {
  if (promptKind !== 'question' || promptText.trim() === '') return null
  return judgeOrder(await readMeaning(answer, ['sentence']), await askedVectors(parseText(promptText)))
}

/** Of an essay in one or two pieces the first and the last fifth stand for opening and ending. */
function paragraphsOf(sentences: readonly PlacedSentence[]): number[] {
  if (new Set(sentences.map(({ paragraph }) => paragraph)).size >= 3) return sentences.map(({ paragraph }) => paragraph)
  const fifth = Math.ceil(sentences.length / 5)
  return sentences.map((_, place) => (place < fifth ? 0 : place < sentences.length - fifth ? 1 : 2))
}

function likenessOf(sentences: readonly PlacedSentence[]): Likeness {
  const of = sentences.map(({ vector }) => sentences.map((other) => cosine(vector, other.vector)))
  const pairs = of.flatMap((row, place) => row.slice(place + 1))
  const middle = mean(pairs)
  return { of, mean: middle, deviation: Math.max(0.01, Math.sqrt(mean(pairs.map((each) => (each - middle) ** 2)))) }
}
