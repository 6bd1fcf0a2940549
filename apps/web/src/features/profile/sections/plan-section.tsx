import type { CurrentUser } from '@rehearsal/contracts/account'
import { Button } from '@rehearsal/ui/button'
import { now } from '../../../shared/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { remainingDays } from '../../../shared/session/remaining-days.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'

/** The plan and the days that it still runs (specification §3). */
export function PlanSection({ user }: { user: CurrentUser }) {
  const { status, expireDate } = user
  return (
    <Section title={t('plan')} text={t('planText')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-semibold">{status === 'PREMIUM' ? t('premium') : t('trial')}</p>
          <p className="text-sm text-ink-2">
            {expireDate === null ? (
              t('trialText')
            ) : (
              <>
                {t('until', { day: formatDay(expireDate) })} ·{' '}
                <b className="font-semibold text-ink">{t('daysLeft', { count: remainingDays(expireDate, now()) })}</b>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button href={urls.plans()}>{t('toPlans')}</Button>
          <Button variant="quiet" href={urls.purchaseHistory()}>
            {t('toPurchases')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
