import type { PackPlan } from '@rehearsal/content/pack'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import type { FreeAi } from '../ai-credits/service.ts'

export function presentPlan(plan: PackPlan, isActive: boolean, freeAi: FreeAi): PricingPlan {
  const { id, name, type, days, dollarCents, toman } = plan
  return {
    id,
    name,
    price: dollarCents === null ? 'Free' : dollarCents / 100,
    tomanPrice: toman,
    days,
    features: plan.features.map((feature) => feature.replaceAll('{freeAiScores}', freeScoresText(freeAi))),
    type,
    isActive,
  }
}

function freeScoresText({ freeAiSubmissions: count, freeAiPeriod, isFreeAiPerKind }: FreeAi): string {
  if (count === 0) return 'No free AI scores'
  const scores = count === 1 ? '1 free AI score' : `${count} free AI scores`
  return `${scores}${isFreeAiPerKind ? ' for each kind of question' : ''}${freeAiPeriod === 'day' ? ' a day' : ''}`
}
