import * as rules from './all-rules.ts'
import type { Rule } from './rule/rule.ts'

/** Every learner-error rule, in the order of their names: that is how a module lists what it exports. */
export const RULES: readonly Rule[] = Object.values(rules)
