import { browserStore } from '../../../shared/browser/stored.ts'
import type { TestPlace } from './kept-test-answers.ts'

/** The name under which a device keeps how long an item stood in its page without contact. */
export const readableOf = ({ userId, testId }: TestPlace): string => `mock-readable:${userId}:${testId}`

/** Milliseconds by the page's steady clock; null forgets them. */
export const keepReadable = (place: TestPlace, milliseconds: number | null): void =>
  void browserStore.write(readableOf(place), milliseconds === null ? null : String(Math.round(milliseconds)))

/** What was kept last; nothing where nothing was, or not by us. */
export function readReadable(place: TestPlace): number {
  const milliseconds = Number(browserStore.read(readableOf(place)) ?? 0)
  return Number.isSafeInteger(milliseconds) ? Math.max(0, milliseconds) : 0
}
