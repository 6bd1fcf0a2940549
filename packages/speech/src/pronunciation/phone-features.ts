/** Makes rows of features of the goodness of phones, for the trees and networks that judge them. */
import { z } from 'zod'
import { mean, standardDeviation } from '@rehearsal/statistics/numbers'
import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import type { PhoneGoodness } from './goodness-of-pronunciation.ts'

/** The measures of goodness that are compared with what is usual for the phone; a ratio is a log-likelihood ratio to the likeliest other phone. */
export const GOODNESS_MEASURES = [
  'gaussian', 'gaussianRatio', 'triphone', 'triphoneRatio', 'network', 'networkRatio', 'networkBest', 'networkShare', 'frames', 'energy',
] as const // prettier-ignore
/** Of these, the ones also given for the neighbours and the word. */
const CONTEXT = ['gaussian', 'triphoneRatio', 'network', 'networkRatio', 'frames'] as const
const CONTEXT_OFFSETS = [-2, -1, 1, 2] as const

/** Mean and deviation of each compared measure per phone, and the phone's mean human score, over the training set. */
export const phoneStatisticsSchema = z.object({
  means: z.array(z.array(z.number())),
  deviations: z.array(z.array(z.number())),
  scores: z.array(z.number()),
})
export type PhoneStatistics = z.infer<typeof phoneStatisticsSchema>

/** Means and deviations per phone of `GOODNESS_MEASURES` over training measures; `scores` are the human scores beside them. */
export function phoneStatisticsOf(measures: readonly PhoneGoodness[], scores: readonly number[]): PhoneStatistics {
  const groups = ARPABET.map((_, phone) => measures.flatMap((measure, i) => (measure.phoneClass === phone ? [i] : [])))
  const columns = groups.map((group) =>
    GOODNESS_MEASURES.map((name) => {
      const values = group.map((i) => valueOf(measures[i], name))
      return { mean: mean(values), deviation: standardDeviation(values) || 1 }
    }),
  )
  return {
    means: columns.map((row) => row.map((column) => round(column.mean))),
    deviations: columns.map((row) => row.map(({ deviation }) => round(deviation))),
    scores: groups.map((group) => round(mean(group.map((i) => scores[i] ?? 0)))),
  }
}

/** How far the phones' measures lie from what is usual for each phone, on average, in deviations; one value per measure. */
export function meanStandardScores(measures: readonly PhoneGoodness[], statistics: PhoneStatistics): number[] {
  const rows = measures.map((measure) => standardScores(measure, statistics))
  return GOODNESS_MEASURES.map((_, column) => mean(rows.map((row) => row[column] ?? 0)))
}

/** One row of features per phone of an utterance, in the order the trees were trained on. */
export function phoneFeatures(measures: readonly PhoneGoodness[], statistics: PhoneStatistics): Float32Array[] {
  const compared = measures.map((measure) => standardScores(measure, statistics))
  const contextColumns = CONTEXT.map((name) => GOODNESS_MEASURES.indexOf(name))
  const context = compared.map((row) => contextColumns.map((column) => row[column] ?? 0))
  const utterance = contextColumns.flatMap((_, i) => summary(context.map((row) => row[i] ?? 0)))
  const wordOf = Map.groupBy(
    measures.map((_, i) => i),
    (i) => measures[i]?.word ?? 0,
  )
  const words = new Map([...wordOf].map(([word, indices]) => [word, wordSummary(indices.map((i) => context[i] ?? []))]))
  return measures.map((measure, i) =>
    Float32Array.from([
      ...ownValues(measure, statistics),
      ...(compared[i] ?? []),
      ...CONTEXT_OFFSETS.flatMap((offset) => context[i + offset] ?? CONTEXT.map(() => 0)),
      ...(words.get(measure.word) ?? []),
      ...utterance,
      measures.length,
    ]),
  )
}

function ownValues(measure: PhoneGoodness, statistics: PhoneStatistics): number[] {
  return [
    statistics.scores[measure.phoneClass] ?? 0,
    measure.phoneClass,
    isVowel(ARPABET[measure.phoneClass] ?? '') ? 1 : 0,
    measure.wordPosition,
    measure.wordLength - 1 - measure.wordPosition,
    measure.wordLength,
    ...GOODNESS_MEASURES.map((name) => measure[name]),
    ...measure.posteriors,
    ...measure.competitors,
    ...measure.cepstra,
  ]
}

/** Standard scores (z): the goodness measures in deviations from what is usual for the phone. */
export function standardScores(measure: PhoneGoodness, statistics: PhoneStatistics): number[] {
  const means = statistics.means[measure.phoneClass]
  const deviations = statistics.deviations[measure.phoneClass]
  return GOODNESS_MEASURES.map((name, i) => (measure[name] - (means?.[i] ?? 0)) / (deviations?.[i] ?? 1))
}

/** Mean, mean of the lowest fifth, mean of the highest fifth. */
function summary(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const fifth = Math.max(1, Math.round(sorted.length / 5))
  return [mean(sorted), mean(sorted.slice(0, fifth)), mean(sorted.slice(-fifth))]
}

/** One row of numbers about a phone alone, for and against its having been said (training/train_words.py). */
export function soundFeatures(measure: PhoneGoodness, statistics: PhoneStatistics): Float32Array {
  return Float32Array.from([
    measure.phoneClass,
    measure.wordPosition,
    measure.wordLength - 1 - measure.wordPosition,
    measure.wordLength,
    ...GOODNESS_MEASURES.map((name) => measure[name]),
    ...measure.posteriors,
    ...measure.competitors,
    ...standardScores(measure, statistics),
  ])
}

function wordSummary(rows: readonly (readonly number[])[]): number[] {
  return CONTEXT.flatMap((_, i) => {
    const values = rows.map((row) => row[i] ?? 0)
    return [mean(values), Math.min(...values)]
  })
}

function valueOf(measure: PhoneGoodness | undefined, name: (typeof GOODNESS_MEASURES)[number]): number {
  return measure?.[name] ?? 0
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
