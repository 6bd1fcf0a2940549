import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { t } from '../messages.ts'
import type { Device } from '../setup-machine.ts'

type Props = {
  devices: readonly Device[]
  chosen: Device | null
  missing: string | null
  onChoose: (id: string) => void
  onConfirm: () => void
}

/** Step 2: which microphone (specification §2.11). */
export function DeviceStep({ devices, chosen, missing, onChoose, onConfirm }: Props) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {missing === null ? null : <Banner isLive={false}>{t('missing', { device: missing })}</Banner>}
        {missing === null && devices.length === 0 ? <Banner isLive={false}>{t('noDevice')}</Banner> : null}
      </div>
      {devices.length === 0 ? null : (
        <div className="[overflow-wrap:anywhere]">
          <p className="mb-3 text-ink-2">{t('deviceText')}</p>
          <RadioGroup
            label={t('devices')}
            hasLabelHidden
            variant="card"
            options={devices.map(({ id, label }) => ({ value: id, label }))}
            value={chosen?.id ?? null}
            onChange={onChoose}
          />
        </div>
      )}
      <div>
        <Button variant="primary" disabled={chosen === null} onClick={onConfirm} className="max-md:w-full">
          {t('confirmChoice')}
        </Button>
      </div>
    </>
  )
}
