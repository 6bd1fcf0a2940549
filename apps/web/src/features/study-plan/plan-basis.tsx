import type { OpenStudyPlan } from '@rehearsal/contracts/study-plan'
import { gapText } from './gap-text.ts'
import { presentText } from './present-text.ts'
import { t } from './messages.ts'

type Basis = NonNullable<OpenStudyPlan['basis']>

/** Why the plan is as it is. */
export function PlanBasis({ basis }: { basis: Basis }) {
  const { gaps, present, answers, isTargetSet, daysLeft, hasPublishedWeights } = basis
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3 text-[0.8125rem] text-ink-3">
      <p>
        {gapText(gaps)} {presentText(present, answers)} {isTargetSet ? null : t('basisNoTarget')}{' '}
        {daysLeft === null ? t('basisNoDay') : t('basisDays', { count: daysLeft })}
      </p>
      {hasPublishedWeights ? null : <p>{t('derivedWeights')}</p>}
    </div>
  )
}
