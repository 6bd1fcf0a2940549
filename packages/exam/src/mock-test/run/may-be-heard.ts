import { MAX_INTERRUPTIONS, type Run } from './run.ts'

/**
 * Whether the recording of the open item may be played, and its take be recorded from the beginning: at its first showing, and after a page
 * that was lost and forgiven. After a loss beyond the three that its part forgives it may not.
 */
export function mayBeHeard({ position, openedAt, interruptions }: Run): boolean {
  return interruptions.every((each, index) => {
    // Nothing of an item was heard before it was opened.
    const isOfItem = each.position === position && each.kind === 'page-lost' && each.from >= (openedAt ?? Infinity)
    if (!isOfItem) return true
    const earlier = interruptions.slice(0, index).filter(({ part }) => part === each.part)
    return earlier.length < MAX_INTERRUPTIONS
  })
}
