import type { Run } from './run.ts'

/**
 * Whether nothing of a test is to come behind the answer to `position`, so that it may be ended: all was left, and the item that time left
 * last while it was open has its answer, or was this one. Its answer may be under way still, overtaken by other calls.
 *
 * @param itemCount how many items the test has
 */
export function isDoneWith(
  { position: reached, leftByTime, outcomes }: Run,
  itemCount: number,
  position: number,
): boolean {
  const last = leftByTime.at(-1)
  const isAwaited = last !== undefined && last.position > position && outcomes[last.position] === 'unanswered'
  return reached >= itemCount && !isAwaited
}
