import type { PackPlan } from '@rehearsal/content/pack'
import type { Currency } from '@rehearsal/contracts/payment-gateway'
import type { Money } from '@rehearsal/contracts/payments'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { currentPlanId } from '../subscriptions/service.ts'

/** The plans, and the one that the learner is on: the free one on the trial, none where the days were given. */
export async function listPlans({ db, clock }: Platform, plans: readonly PackPlan[], learner: Learner) {
  const planId = await currentPlanId(db, learner.id, clock.now())
  const isActive = ({ id, type }: PackPlan) => (learner.status === 'TRIAL' ? type === 'TRIAL' : id === planId)
  return plans.map((plan) => ({ plan, isActive: isActive(plan) }))
}

/** A plan that is paid for. */
export type SoldPlan = { id: number; name: string; days: number; price: Record<Currency, number> }

/** The plan with this id, if it can be bought. */
export function findSoldPlan(plans: readonly PackPlan[], id: number): SoldPlan | undefined {
  const plan = plans.find((one) => one.id === id)
  if (!plan || plan.days === null || plan.dollarCents === null || plan.toman === null) return undefined
  return { id, name: plan.name, days: plan.days, price: { USD: plan.dollarCents, IRT: plan.toman } }
}

export const priceIn = ({ price }: SoldPlan, currency: Currency): Money => ({ amountMinor: price[currency], currency })
