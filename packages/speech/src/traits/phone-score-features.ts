import { mean, standardDeviation } from '@rehearsal/statistics/numbers'

/** Summary of predicted phone scores (0–2) of a stretch of speech, for the trait heads. `words` holds the scores per word. */
export function phoneScoreFeatures(words: readonly (readonly number[])[]): number[] {
  const phones = words.flat().toSorted((a, b) => a - b)
  const wordScores = words
    .filter((word) => word.length > 0)
    .map(mean)
    .toSorted((a, b) => a - b)
  const quarter = phones.slice(0, Math.max(1, Math.round(phones.length / 4)))
  return [
    mean(phones),
    mean(quarter),
    phones[0] ?? 0,
    phones[Math.floor(phones.length / 2)] ?? 0,
    standardDeviation(phones),
    phones.filter((score) => score < 1.5).length / Math.max(1, phones.length),
    phones.filter((score) => score < 1.75).length / Math.max(1, phones.length),
    wordScores[0] ?? 0,
    mean(wordScores.slice(0, 2)),
    mean(wordScores),
  ]
}
