export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}

/** The probability, from 0 to 1, of log odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** The log odds of a probability. */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability))
}

/** Standard deviation of the values themselves (not of a sample); 0 of nothing. */
export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}
