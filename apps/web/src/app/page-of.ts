/** Pages of a list count from 1; anything else means the first. */
export function pageOf(value: unknown): number {
  const page = typeof value === 'string' && /^\d{1,6}$/u.test(value) ? Number(value) : 1
  return Math.max(1, page)
}
