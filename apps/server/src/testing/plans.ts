import type { PackPlan } from '@rehearsal/content/pack'

const freePlan: PackPlan = {
  id: 1,
  name: 'Free',
  type: 'TRIAL',
  days: null,
  dollarCents: null,
  toman: null,
  features: ['{freeAiScores}'],
}
export const monthPlan = {
  id: 2,
  name: 'Premium 30 days',
  type: 'PREMIUM',
  days: 30,
  dollarCents: 1299,
  toman: 690_000,
  features: ['Everything'],
} as const satisfies PackPlan
export const quarterPlan = {
  ...monthPlan,
  id: 3,
  name: 'Premium 90 days',
  days: 90,
  dollarCents: 2999,
  toman: 1_590_000,
}

/** What the product of the tests sells. */
export const testPlans: readonly PackPlan[] = [freePlan, monthPlan, quarterPlan]
