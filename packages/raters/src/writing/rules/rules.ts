import type { Rule } from './rule.ts'

/** Every learner-error rule, in the order of their names. */
export const RULES: readonly Rule[] = []
