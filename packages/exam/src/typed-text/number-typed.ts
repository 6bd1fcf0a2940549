import { normalizeTyped } from './normalize-typed.ts'

/**
 * The whole number that a learner typed into a form, with the digits of any of our learners' keyboards; `null` where it is none.
 * Blanks around it and a sign are allowed, fractions and groups are not.
 */
export function wholeNumberTyped(raw: string): number | null {
  const text = normalizeTyped(raw).trim()
  return /^[+-]?\d{1,15}$/u.test(text) ? Number(text) : null
}
