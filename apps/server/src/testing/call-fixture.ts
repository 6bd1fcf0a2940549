import type { TestLearner } from './a-learner.ts'
import type { Asking } from './ask.ts'

/** A call that succeeds for `owner`, made fresh, and whether what it is about is the owner's alone. */
export type CallFixture = { make: (owner: TestLearner) => Promise<Asking>; isOwned: boolean; status: number }
