import type { CurrentUser } from '@rehearsal/contracts/account'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { Button } from '@rehearsal/ui/button'
import { Link } from '@rehearsal/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { remainingDays } from '../../../shared/session/remaining-days.ts'
import { currentUserQuery } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { CreditsLeft } from './credits-left.tsx'

type Props = { user: CurrentUser; status: SubscriptionStatus }

/** As large as what comes once the learner is known. */
export const PlanStatePlace = ({ status }: Pick<Props, 'status'>) => (
  <div className={status === 'TRIAL' ? 'min-h-12 min-w-72' : 'min-h-8 min-w-44'} />
)

/** What the trial still holds and the way to a plan, or the plan and how long it runs. */
export function PlanState({ user: { expireDate }, status }: Props) {
  // Counted from when the end was learnt: the page may have been open since before the plan was bought.
  const { dataUpdatedAt } = useQuery(currentUserQuery)
  if (status === 'TRIAL') {
    return (
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <CreditsLeft />
        <Button size="small" href={urls.plans()} icon={<Gem size={15} aria-hidden />}>
          {t('upgrade')}
        </Button>
      </div>
    )
  }
  return (
    <Link
      href={urls.plans()}
      className="num inline-flex min-h-8 touch:min-h-11 justify-self-start items-center gap-1.5 rounded-full bg-brand-soft px-3 text-[0.8125rem] font-semibold text-brand-strong no-underline hover:underline"
    >
      <Gem size={15} aria-hidden />
      {expireDate === null ? t('premium') : t('premiumDays', { count: remainingDays(expireDate, dataUpdatedAt) })}
    </Link>
  )
}
