import { bees } from './bees.ts'
import { newRoads } from './new-roads.ts'
import type { SampleItem } from './sample-item.ts'
import { twoSleeps } from './two-sleeps.ts'

/** Our own passages with answers as learners of different levels write them; the tests and the bench rank them. */
export const SAMPLE_ITEMS: readonly SampleItem[] = [bees, twoSleeps, newRoads]
