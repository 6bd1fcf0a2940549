/** The words that ways to say a point have in common, in an answer. */
import type { KeyPoint } from '@rehearsal/rating/types'
import { sum } from '@rehearsal/statistics/numbers'
import { parseText } from '../../text/parse-text.ts'
import type { ParsedText, Token } from '../../text/token.ts'
import { contentTerms } from '../content-terms.ts'

const MAX_KEPT = 4000
/** A term is a point's own where so many ways to say it have it. */
const MIN_WAYS = 2

/** Stems with what they weigh: a rare word that many ways share says most. `others` are those of the question's other points. */
export type PointWords = {
  core: ReadonlyMap<string, number>
  all: ReadonlySet<string>
  others: ReadonlySet<string>
}

type Terms = { term: string; weight: number }[]
const kept = new Map<string, Terms>()

/** The words by which each point of a question is known. */
export function pointWordsOf(keyPoints: readonly KeyPoint[]): { keyPoint: KeyPoint; words: PointWords }[] {
  const ways = keyPoints.map(({ point, says = [] }) => [point, ...says].map(termsOf))
  const sets = ways.map((own) => new Set(own.flat().map(({ term }) => term)))
  return keyPoints.map((keyPoint, i) => ({
    keyPoint,
    words: {
      core: coreOf(ways[i] ?? []),
      all: sets[i] ?? new Set(),
      others: new Set(sets.flatMap((set, j) => (j === i ? [] : [...set]))),
    },
  }))
}

function coreOf(ways: readonly Terms[]): Map<string, number> {
  const counts = new Map<string, { ways: number; weight: number }>()
  for (const way of ways) {
    for (const [term, weight] of new Map(way.map(({ term: name, weight: each }) => [name, each]))) {
      counts.set(term, { ways: (counts.get(term)?.ways ?? 0) + 1, weight })
    }
  }
  const least = Math.min(MIN_WAYS, ways.length)
  const core = [...counts].filter(([, count]) => count.ways >= least)
  return new Map(core.map(([term, count]) => [term, count.weight * count.ways]))
}

function termsOf(way: string): Terms {
  const known = kept.get(way)
  if (known !== undefined) return known
  const terms = contentTerms(parseText(way)).map(({ term, weight }) => ({ term, weight }))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(way, terms)
  return terms
}

/**
 * Shares of weight, 0–1: of a point's core words, those in the answer; of the best window's words, those that the ways of this point
 * have, and those that they alone have.
 */
export function wordFeatures(words: PointWords, answer: ParsedText, inside: readonly Token[]): number[] {
  const said = new Set(answer.tokens.map(({ stem }) => stem))
  const terms = contentTerms({ text: answer.text, tokens: inside, sentences: [] })
  const weight = sum(terms.map(({ weight: each }) => each))
  const shared = terms.filter(({ term }) => words.all.has(term))
  const own = shared.filter(({ term }) => !words.others.has(term))
  const part = (some: typeof terms) => (weight === 0 ? 0 : sum(some.map(({ weight: each }) => each)) / weight)
  return [shareOf([...words.core], said), part(shared), part(own)]
}

function shareOf(weighed: readonly (readonly [string, number])[], said: ReadonlySet<string>): number {
  const all = sum(weighed.map(([, weight]) => weight))
  return all === 0 ? 0 : sum(weighed.flatMap(([term, weight]) => (said.has(term) ? [weight] : []))) / all
}
