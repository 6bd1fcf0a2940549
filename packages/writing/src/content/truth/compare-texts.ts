/** Compares a stretch of an answer with a reference text, word by word, under an alignment by meaning. */
import { cosine } from '@rehearsal/meaning/vectors'
import { areSameFigure } from './figures.ts'
import { opposition } from './opposite-words.ts'
import type { ComparedText, ComparedWord } from './read-words.ts'

/** From here on two words that are each other's nearest are about the same. */
const ALIGNED = 0.5
/** An equal word or an inflection of it. */
const EQUAL = 0.85
/** An opposite has its equal beside it where one stands so near, in words. */
const NEAR = 5

export type Comparison = {
  /** Surest pair of opposites, of which not both words stand in either text, 0–1; `opposedNear` with a word of both beside each. */
  opposed: number
  opposedNear: number
  /** Surest aligned pair of which one word is denied and the other is not, 0–1; whether a pair is denied in both. */
  denied: number
  bothDenied: number
  /** Share of aligned pairs of nouns that stand in the other order. */
  turned: number
  comparedOtherwise: number
  /** Both have figures; both have some and share none. */
  haveFigures: number
  otherFigures: number
  sameTime: number
  otherTime: number
  /** Share of the stretch's words that nothing in the reference is near to; of the reference's words that stand in it; mean nearness of these. */
  unaligned: number
  equalShare: number
  nearness: number
  /** Logarithm of the ratio of their lengths. */
  lengths: number
}

type Pair = { a: ComparedWord; b: ComparedWord; likeness: number }

/** Likeness of each word of `a` with each of `b`, −1–1. */
export function likenessOf(a: ComparedText, b: ComparedText): number[][] {
  return a.words.map((x) => b.words.map((y) => wordLikeness(x, y)))
}

function wordLikeness(a: ComparedWord, b: ComparedWord): number {
  const near = cosine(a.vector, b.vector)
  return a.lemma === b.lemma || a.stem === b.stem ? 0.9 + 0.1 * near : near
}

export function compareTexts(a: ComparedText, b: ComparedText): Comparison {
  const likeness = likenessOf(a, b)
  const rows = likeness.map((row) => Math.max(-1, ...row))
  const columns = b.words.map((_, j) => Math.max(-1, ...likeness.map((row) => row[j] ?? -1)))
  const pairs = alignedPairs(a, b, likeness, rows, columns)
  return {
    ...opposedWords(a, b, likeness, pairs),
    denied: most(pairs.filter((pair) => pair.a.isDenied !== pair.b.isDenied).map((pair) => pair.likeness)),
    bothDenied: pairs.some((pair) => pair.a.isDenied && pair.b.isDenied) ? 1 : 0,
    turned: turnedShare(pairs),
    comparedOtherwise: a.comparison.sign * b.comparison.sign === -1 ? 1 : 0,
    ...comparedFigures(a, b),
    ...comparedTimes(a, b),
    unaligned: share(rows.map((value) => value < ALIGNED)),
    equalShare: share(columns.map((value) => value >= EQUAL)),
    nearness: columns.length === 0 ? 0 : columns.reduce((sum, value) => sum + value, 0) / columns.length,
    lengths: Math.log((1 + a.words.length) / (1 + b.words.length)),
  }
}

function alignedPairs(
  a: ComparedText,
  b: ComparedText,
  likeness: readonly (readonly number[])[],
  rows: readonly number[],
  columns: readonly number[],
): Pair[] {
  return a.words.flatMap((x, i) =>
    b.words.flatMap((y, j) => {
      const value = likeness[i]?.[j] ?? -1
      return value >= ALIGNED && value === rows[i] && value === columns[j] ? [{ a: x, b: y, likeness: value }] : []
    }),
  )
}

function opposedWords(
  a: ComparedText,
  b: ComparedText,
  likeness: readonly (readonly number[])[],
  pairs: readonly Pair[],
): Pick<Comparison, 'opposed' | 'opposedNear'> {
  const equals = pairs.filter((pair) => pair.likeness >= EQUAL)
  let [opposed, opposedNear] = [0, 0]
  a.words.forEach((x, i) => {
    b.words.forEach((y, j) => {
      const strength = opposition(x.lemma, y.lemma) || opposition(x.lower, y.lower)
      if (strength === 0 || x.isDenied !== y.isDenied) return
      const isInOther = (likeness[i] ?? []).some((value) => value >= EQUAL)
      const hasOther = likeness.some((row) => (row[j] ?? 0) >= EQUAL)
      if (isInOther && hasOther) return
      const value = strength * Math.max(likeness[i]?.[j] ?? 0, 0.2) * (isInOther || hasOther ? 0.5 : 1)
      opposed = Math.max(opposed, value)
      const hasNear = equals.some((pair) => isNear(pair.a, x) && isNear(pair.b, y))
      if (hasNear) opposedNear = Math.max(opposedNear, value)
    })
  })
  return { opposed, opposedNear }
}

const isNear = (a: ComparedWord, b: ComparedWord) => a !== b && Math.abs(a.place - b.place) <= NEAR

function turnedShare(pairs: readonly Pair[]): number {
  const nouns = pairs.filter(({ a, b }) => isNoun(a) && isNoun(b))
  const turned = nouns.flatMap((one, i) =>
    nouns.slice(i + 1).map((other) => (one.a.place - other.a.place) * (one.b.place - other.b.place) < 0),
  )
  return share(turned)
}

const isNoun = ({ pos }: ComparedWord) => pos === 'NOUN' || pos === 'PROPN'

function comparedFigures(a: ComparedText, b: ComparedText): Pick<Comparison, 'haveFigures' | 'otherFigures'> {
  const haveFigures = a.figures.length > 0 && b.figures.length > 0
  const isShared = a.figures.some((x) => b.figures.some((y) => areSameFigure(x, y)))
  return { haveFigures: haveFigures ? 1 : 0, otherFigures: haveFigures && !isShared ? 1 : 0 }
}

function comparedTimes(a: ComparedText, b: ComparedText): Pick<Comparison, 'sameTime' | 'otherTime'> {
  const haveTimes = a.times.size > 0 && b.times.size > 0
  const isShared = [...a.times].some((time) => b.times.has(time))
  return { sameTime: isShared ? 1 : 0, otherTime: haveTimes && !isShared ? 1 : 0 }
}

const most = (values: readonly number[]) => Math.max(0, ...values)

function share(flags: readonly boolean[]): number {
  return flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length
}
