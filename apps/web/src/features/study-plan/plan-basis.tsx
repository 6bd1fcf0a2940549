import type { OpenStudyPlan } from '@rehearsal/contracts/study-plan'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

type Basis = NonNullable<OpenStudyPlan['basis']>

/** Why the plan is as it is. */
export function PlanBasis({ basis }: { basis: Basis }) {
  const { isTargetSet, daysLeft, hasPublishedWeights } = basis
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3 text-[0.8125rem] text-ink-3">
      <p>
        {gapText(basis)} {isTargetSet ? null : t('basisNoTarget')}{' '}
        {daysLeft === null ? t('basisNoDay') : t('basisDays', { count: daysLeft })}
      </p>
      {hasPublishedWeights ? null : <p>{t('derivedWeights')}</p>}
    </div>
  )
}

function gapText({ gaps }: Basis): string {
  const weakest = skillsInMenuOrder.reduce((worst, skill) => (gaps[skill] > gaps[worst] ? skill : worst))
  if (gaps[weakest] === 0) return t('basisNoGap')
  return t('basisGap', { skill: skillName(weakest), count: gaps[weakest] })
}
