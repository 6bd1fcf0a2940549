import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { LockOverlay } from '@rehearsal/ui/lock-overlay'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'

const ROWS = [150, 118, 176, 132, 160, 124, 168, 140]

/** So many rows everywhere; where other cards stand beside the plan it is about as tall as they are. */
export const LOCKED_ROWS = 5
export const LOCKED_ROWS_BESIDE = ROWS.length
export const besideLook = 'max-wide:hidden'

/** That there is more with premium, over the shape of a plan: nothing of a plan is known here. */
export function LockedPlan({ isSet, onWizard }: { isSet: boolean; onWizard: () => void }) {
  return (
    <LockOverlay
      isLocked
      title={t('locked')}
      description={isSet ? t('lockedText') : t('lockedUnsetText')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" href={urls.plans()}>
            {t('upgradeNow')}
          </Button>
          <Button onClick={onWizard}>{isSet ? t('changeAnswers') : t('make')}</Button>
        </div>
      }
    >
      <div aria-hidden className="grid min-h-72 content-start divide-y divide-line">
        {ROWS.map((width, row) => (
          <div key={width} className={classNames('flex min-h-14 items-center gap-3', row >= LOCKED_ROWS && besideLook)}>
            <span className="size-2 rounded-[3px] bg-control" />
            <span className="h-3.5 rounded bg-line-strong" style={{ width }} />
            <span className="ms-auto h-8 w-[5.75rem] rounded-[11px] border border-line-strong" />
          </div>
        ))}
      </div>
    </LockOverlay>
  )
}
