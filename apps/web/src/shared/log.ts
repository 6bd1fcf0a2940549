/** Writes to the browser's console what a person who looks for a fault needs; never a token or an answer. */
export function logProblem(problem: string, details?: unknown): void {
  // oxlint-disable-next-line no-console -- the specification logs these failures, and the browser has no other log
  console.warn(problem, details ?? '')
}
