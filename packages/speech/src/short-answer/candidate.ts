import type { SpottedKeyword } from '../spotting/spot-keywords.ts'

/** A place where an accepted wording may have been said. */
export type Candidate = SpottedKeyword & { wording: string }
