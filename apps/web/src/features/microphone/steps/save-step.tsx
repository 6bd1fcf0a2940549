import { Link } from '@rehearsal/ui/link'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import type { SetupState } from '../setup-machine.ts'

type Props = { state: SetupState & { step: 'save' }; onSave: () => void }

/** Step 4: what will be saved, and the way back to practice (specification §2.11). */
export function SaveStep({ state: { chosen, sensitivity, isRecognised }, onSave }: Props) {
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [overflow-wrap:anywhere]">
        <dt className="text-ink-3">{t('device')}</dt>
        <dd className="font-medium" dir="auto">
          {chosen.label}
        </dd>
        <dt className="text-ink-3">{t('sensitivity')}</dt>
        <dd className="num font-medium">{t('sensitivityValue', { value: sensitivity })}</dd>
        <dt className="text-ink-3">{t('recognition')}</dt>
        <dd className="font-medium">{isRecognised ? t('yes') : t('no')}</dd>
      </dl>
      <p className="text-sm text-ink-3">{t('saveText')}</p>
      <div>
        <Link href={urls.dashboard} onClick={onSave} className={saveLook}>
          {t('saveAndReturn')}
        </Link>
      </div>
    </>
  )
}

const saveLook =
  'inline-flex min-h-10 touch:min-h-11 items-center justify-center rounded-[11px] border border-brand bg-brand px-4 text-center text-[0.9063rem] font-semibold text-on-brand no-underline transition-colors hover:border-brand-strong hover:bg-brand-strong max-md:w-full'
