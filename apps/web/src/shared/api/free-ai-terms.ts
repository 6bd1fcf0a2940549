import type { Configs } from './configs-query.ts'

export type FreeAiTerms = 'once' | 'daily' | 'kind' | 'dailyKind'

/** How free AI scores are given: once for all kinds of question, until the installation says otherwise. */
export function freeAiTerms(configs: Pick<Configs, 'freeAiPeriod' | 'isFreeAiPerKind'> | undefined): FreeAiTerms {
  const isDaily = configs?.freeAiPeriod === 'day'
  if (configs?.isFreeAiPerKind) return isDaily ? 'dailyKind' : 'kind'
  return isDaily ? 'daily' : 'once'
}
