import type { ScoreDetail } from '@rehearsal/contracts/attempts'
import { t } from '../messages.ts'
import { traitLabel } from './trait-label.ts'

const STRONG = 0.85
const FAIR = 0.5

/** The result in a few words: what costs most, where traits were judged. A total that other traits lift is not strong where one lacks much. */
export function headlineOf({ total, items }: Pick<ScoreDetail, 'total' | 'items'>): string {
  const share = total.earned / total.max
  if (share === 0) return t('headlineNothing')
  if (share >= 1) return t('headlineFull')
  const [weakest] = items.toSorted((a, b) => b.maxValue - b.value - (a.maxValue - a.value))
  if (share >= STRONG && (weakest === undefined || weakest.value / weakest.maxValue >= STRONG))
    return t('headlineStrong')
  if (weakest !== undefined) return t('headlineWeakest', { trait: traitLabel(weakest.title) })
  return share >= FAIR ? t('headlineFair') : t('headlineWeak')
}
