import type { PackPlan } from '@rehearsal/content/pack'
import { applyDiscount, listPricingPlans } from '@rehearsal/contracts/pricing'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { quote } from './coupon-service.ts'
import { presentPlan } from './presenters.ts'
import { listPlans } from './service.ts'

export function pricingRoutes(app: FastifyInstance, platform: Platform, plans: readonly PackPlan[]): void {
  mount(app, listPricingPlans, async (_request, { learner }) => {
    const listed = await listPlans(platform, plans, learner)
    return listed.map(({ plan, isActive }) => presentPlan(plan, isActive, platform.config))
  })

  const { limitGuesses } = platform
  mount(app, applyDiscount, async ({ params, query }, { learner, ip }) => {
    await limitGuesses({ deed: 'try a promo code', account: learner.id, ip })
    const prices = [
      { amountMinor: query.price_irt, currency: 'IRT' as const },
      { amountMinor: Math.round(query.price_xxD * 100), currency: 'USD' as const },
    ]
    const [toman, dollars] = await quote(platform, learner, params.code, prices)
    return { data: { price_irt: toman?.amountMinor ?? 0, price_xxD: (dollars?.amountMinor ?? 0) / 100 } }
  })
}
