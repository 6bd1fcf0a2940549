/** Support vector regression with a Gaussian kernel: an intercept, and a coefficient for each support vector. */
export type SupportVectorRegression = {
  intercept: number
  coefficients: readonly number[]
  supportVectors: readonly (readonly number[])[]
  /** The kernel is exp(−gamma · squared distance). */
  gamma: number
}

/** The intercept and the coefficients, each as far as its support vector is like the features. */
export function predictSupportVectors(
  { intercept, coefficients, supportVectors, gamma }: SupportVectorRegression,
  features: readonly number[],
): number {
  return supportVectors.reduce((sum, vector, s) => {
    const distance = vector.reduce((d, value, i) => d + (value - (features[i] ?? 0)) ** 2, 0)
    return sum + (coefficients[s] ?? 0) * Math.exp(-gamma * distance)
  }, intercept)
}
