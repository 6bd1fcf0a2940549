/** Measures by which a stretch of an answer is told to say a key point the other way round. */
import { mean } from '@rehearsal/statistics/numbers'
import { cosine } from '@rehearsal/meaning/vectors'
import { type Comparison, compareTexts, likenessOf } from './compare-texts.ts'
import { areSameFigure } from './figures.ts'
import type { ComparedText } from './read-words.ts'

/** A text with its words and its vector. */
export type ReadText = { read: ComparedText; vector: Float32Array }

/** A key point, ways of saying it and its opposite. */
export type ReadPoint = { point: ReadText; says: readonly ReadText[]; opposite: readonly ReadText[] }

/** What all key points of a question have, and the figures of its source. */
export type TruthQuestion = { points: readonly ReadPoint[]; sourceFigures: readonly number[] }

/** A stretch that may say the point; `lead` is how much nearer to it than the best stretch of the answer, 0 or less. */
export type Candidate = ReadText & { lead: number; nearestOther: number }

export type Features = Readonly<Record<string, number>>

/** So many of the nearest ways of saying it are compared word by word. */
const COMPARED = 2
const NAMES = ['says', 'opposite', 'point'] as const

export function windowFeatures(window: Candidate, { points, sourceFigures }: TruthQuestion, index: number): Features {
  const own = points[index]
  if (own === undefined) return {}
  const compared = {
    says: meanComparison(window, own.says),
    opposite: meanComparison(window, own.opposite),
    point: meanComparison(window, [own.point]),
  }
  const pairs = NAMES.flatMap((name) =>
    Object.entries(compared[name]).map(([measure, value]) => [`${name}.${measure}`, value] as const),
  )
  return {
    ...Object.fromEntries(pairs),
    ...differences(compared.says, compared.opposite),
    ...cosinesOf(window, own),
    ...coverOf(window, own),
    ...figuresAgainst(window, own, points, sourceFigures),
  }
}

function differences(says: Partial<Comparison>, opposite: Partial<Comparison>): Features {
  const others = new Map(Object.entries(opposite))
  return Object.fromEntries(
    Object.entries(says).map(([measure, value]) => [`differs.${measure}`, value - (others.get(measure) ?? 0)]),
  )
}

/** Mean over the nearest references; all 0 without any. */
function meanComparison(window: ReadText, references: readonly ReadText[]): Partial<Comparison> {
  const nearest = references
    .map((reference) => ({ reference, near: cosine(window.vector, reference.vector) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, COMPARED)
    .map(({ reference }) => Object.entries(compareTexts(window.read, reference.read)))
  return Object.fromEntries(
    (nearest[0] ?? []).map(([measure], i) => [
      measure,
      nearest.reduce((sum, entries) => sum + (entries[i]?.[1] ?? 0), 0) / nearest.length,
    ]),
  )
}

function cosinesOf(window: Candidate, { point, says, opposite }: ReadPoint): Features {
  const to = (texts: readonly ReadText[]) => texts.map(({ vector }) => cosine(window.vector, vector))
  const [toSays, toOpposite] = [to([point, ...says]), to(opposite)]
  return {
    lead: window.lead,
    meanOpposite: mean(toOpposite) - mean(toSays),
    bestOpposite: most(toOpposite) - most(toSays),
    bestOther: most(toOpposite) - window.nearestOther,
    nearest: Math.max(most(toOpposite), most(toSays)),
  }
}

/** How well the best reference covers the stretch word by word, and the word that only opposites have. */
function coverOf(window: ReadText, { point, says, opposite }: ReadPoint): Features {
  const likeness = (texts: readonly ReadText[]) => texts.map(({ read }) => likenessOf(window.read, read))
  const [saying, opposing] = [likeness([point, ...says]), likeness(opposite)]
  const [saysCover, oppositeCover] = [most(saying.map(coverage)), most(opposing.map(coverage))]
  const onlyOpposite = window.read.words.map((_, i) => {
    const best = (matrices: number[][][]) => Math.max(0, ...matrices.flatMap((matrix) => matrix[i] ?? []))
    return opposing.length === 0 ? 0 : best(opposing) - best(saying)
  })
  return {
    oppositeCover,
    saysCover,
    coverDiffers: oppositeCover - saysCover,
    onlyOpposite: Math.max(0, ...onlyOpposite),
    onlySays: Math.max(0, ...onlyOpposite.map((value) => -value)),
  }
}

/** Harmonic mean of how near each word of one finds its best in the other. */
function coverage(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => Math.max(0, ...row))
  const columns = (matrix[0] ?? []).map((_, j) => Math.max(0, ...matrix.map((row) => row[j] ?? 0)))
  const [precision, recall] = [mean(rows), mean(columns)]
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/** Figures that only the opposite has, and figures that stand nowhere in the question. */
function figuresAgainst(
  { read }: ReadText,
  { point, says, opposite }: ReadPoint,
  points: readonly ReadPoint[],
  sourceFigures: readonly number[],
): Features {
  const figuresIn = (texts: readonly ReadText[]) => texts.flatMap((text) => text.read.figures)
  const has = (figures: readonly number[], value: number) => figures.some((figure) => areSameFigure(figure, value))
  const said = figuresIn([point, ...says])
  const known = [...sourceFigures, ...points.flatMap((other) => figuresIn([other.point, ...other.says]))]
  const isWrong = !read.figures.some((value) => has(said, value))
  const opposed = isWrong && read.figures.some((value) => has(figuresIn(opposite), value))
  const stray = isWrong && point.read.figures.length > 0 && read.figures.some((value) => !has(known, value))
  return { oppositeFigure: opposed ? 1 : 0, strayFigure: stray ? 1 : 0 }
}

const most = (values: readonly number[]) => (values.length === 0 ? 0 : Math.max(...values))
