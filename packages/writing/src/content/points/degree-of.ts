import { logit } from '@rehearsal/statistics/numbers'

/** What a point counts for, 0–1, by how likely it is said: nothing up to `none`, all from `full` on, in between by its log odds. */
export function degreeOf(probability: number, { none, full }: { none: number; full: number }): number {
  const share = (logit(probability) - logit(none)) / (logit(full) - logit(none))
  return Math.min(1, Math.max(0, share))
}
