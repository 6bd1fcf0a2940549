import type { LinearHead } from '../packages/statistics/src/linear-head.ts'
import type { LogisticRegression } from '../packages/statistics/src/logistic-regression.ts'

const LOGISTIC_PENALTY = 3
const LOGISTIC_ROUNDS = 25

/** A logistic regression on standardised features. */
type Standardised = LogisticRegression & { means: number[]; deviations: number[] }

/** Logistic regression on standardised features, held within three deviations (Newton's method, ridge penalty); `worth` is what each row counts. */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  penalty = LOGISTIC_PENALTY,
  worth: readonly number[] = rows.map(() => 1),
): Standardised {
  const { means, deviations } = standards(rows)
  const x = rows.map((row) => [1, ...row.map((value, i) => held((value - at(means, i)) / at(deviations, i)))])
  const size = means.length + 1
  let weights = zeros(size)
  for (let round = 0; round < LOGISTIC_ROUNDS; round++) {
    const hessian = Array.from({ length: size }, (_, i) => zeros(size, i, i === 0 ? 1e-6 : penalty))
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : penalty * weight))
    x.forEach((row, k) => {
      const p = 1 / (1 + Math.exp(-dot(row, weights)))
      const weight = at(worth, k)
      accumulate(
        hessian,
        gradient,
        row,
        weight * Math.max(1e-6, p * (1 - p)),
        weight * (p - (labels[k] === true ? 1 : 0)),
      )
    })
    const step = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight - at(step, i))
  }
  return {
    means: means.map(rounded),
    deviations: deviations.map(rounded),
    weights: weights.slice(1).map(rounded),
    intercept: rounded(at(weights, 0)),
  }
}

/** A logistic regression for features as they are, rounded to two decimals. */
export function withoutStandards({ weights, means, deviations, intercept }: Standardised): LogisticRegression {
  const plain = weights.map((weight, i) => weight / at(deviations, i))
  const plainIntercept = plain.reduce((sum, weight, i) => sum - weight * at(means, i), intercept)
  const short = (value: number) => Math.round(value * 100) / 100
  return { weights: plain.map(short), intercept: short(plainIntercept) }
}

/** Ridge regression on standardised features; the standard error remains to be measured. */
export function fitRidge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): Omit<LinearHead, 'standardError'> {
  const { means, deviations } = standards(rows)
  const intercept = average(targets)
  const size = means.length
  const hessian = Array.from({ length: size }, (_, i) => zeros(size, i, penalty))
  const gradient = zeros(size)
  rows.forEach((row, k) => {
    const z = row.map((value, i) => (value - at(means, i)) / at(deviations, i))
    accumulate(hessian, gradient, z, 1, at(targets, k) - intercept)
  })
  const column = (i: number) => rows.map((row) => at(row, i))
  return {
    means: means.map(rounded),
    deviations: deviations.map(rounded),
    lowest: means.map((_, i) => rounded(Math.min(...column(i)))),
    highest: means.map((_, i) => rounded(Math.max(...column(i)))),
    weights: solve(hessian, gradient).map(rounded),
    intercept: rounded(intercept),
  }
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [average(a), average(b)]
  const sum = (f: (x: number, y: number) => number) =>
    a.reduce((total, value, i) => total + f(value - meanA, at(b, i) - meanB), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function standards(rows: readonly (readonly number[])[]) {
  const means = (rows[0] ?? []).map((_, i) => average(rows.map((row) => at(row, i))))
  const deviations = means.map((mean, i) => Math.sqrt(average(rows.map((row) => (at(row, i) - mean) ** 2))) + 1e-6)
  return { means, deviations }
}

function accumulate(hessian: number[][], gradient: number[], row: readonly number[], weight: number, error: number) {
  row.forEach((value, i) => {
    gradient[i] = at(gradient, i) + error * value
    const line = hessian[i] ?? []
    for (let j = 0; j < row.length; j++) line[j] = at(line, j) + weight * value * at(row, j)
  })
}

/** Gaussian elimination with pivoting. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(vector, i)])
  const size = vector.length
  for (let i = 0; i < size; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(at(row, i)) > Math.abs(at(rows[best] ?? [], i)) ? i + k : best), i)
    const top = rows[pivot] ?? []
    rows.splice(pivot, 1, rows[i] ?? [])
    rows.splice(i, 1, top)
    for (const row of rows.slice(i + 1)) {
      const factor = at(row, i) / at(top, i)
      for (let j = i; j <= size; j++) row[j] = at(row, j) - factor * at(top, j)
    }
  }
  const solution = zeros(size)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? []
    const known = row.slice(i + 1, size).reduce((sum, value, k) => sum + value * at(solution, i + 1 + k), 0)
    solution[i] = (at(row, size) - known) / at(row, i)
  }
  return solution
}

function zeros(size: number, where = -1, value = 0): number[] {
  return Array.from({ length: size }, (_, i) => (i === where ? value : 0))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * at(b, i), 0)
}

function held(value: number): number {
  return Math.min(3, Math.max(-3, value))
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? 0
}

function rounded(value: number): number {
  return Number(value.toPrecision(6))
}
