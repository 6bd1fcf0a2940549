/** Summary of predicted phone scores (0–2) of a stretch of speech, for the trait heads. `words` holds the scores per word. */
export function scoreFeatures(words: readonly (readonly number[])[]): number[] {
  const phones = words.flat().toSorted((a, b) => a - b)
  const wordScores = words
    .filter((word) => word.length > 0)
    .map(average)
    .toSorted((a, b) => a - b)
  const mean = average(phones)
  const quarter = phones.slice(0, Math.max(1, Math.round(phones.length / 4)))
  return [
    mean,
    average(quarter),
    phones[0] ?? 0,
    phones[Math.floor(phones.length / 2)] ?? 0,
    Math.sqrt(average(phones.map((score) => (score - mean) ** 2))),
    phones.filter((score) => score < 1.5).length / Math.max(1, phones.length),
    phones.filter((score) => score < 1.75).length / Math.max(1, phones.length),
    wordScores[0] ?? 0,
    average(wordScores.slice(0, 2)),
    average(wordScores),
  ]
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
