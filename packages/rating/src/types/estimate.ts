/** A judgement between 0 and 1, or null where there was nothing to judge. */
export type Estimate = number | null
