/** Brings a row of log scores to log probabilities, in place. */
export function logSoftmax(row: Float32Array): void {
  const highest = row.reduce((a, b) => Math.max(a, b), -Infinity)
  const total = highest + Math.log(row.reduce((sum, value) => sum + Math.exp(value - highest), 0))
  for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) - total
}
