import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { formatShare } from '../../shared/format/numbers.ts'
import { nameOf } from '../../shared/language/language-name.ts'
import { t } from './messages.ts'
import type { Device } from './use-device-translator.ts'

type Props = { device: Device; target: string; isNeeded: boolean }

/** What the browser's own translator could do where the server cannot. */
export function DeviceNotice({ device, target, isNeeded }: Props) {
  const language = nameOf(target)
  if (!isNeeded || device.name === 'checking' || device.name === 'ready' || device.name === 'none') return null
  if (device.name === 'downloading') {
    return <Banner tone="neutral">{t('downloading', { language, share: formatShare(device.share) })}</Banner>
  }
  const text = device.name === 'failed' ? t('downloadFailed') : t('offer', { language })
  const action = (
    <Button size="small" onClick={device.download}>
      {device.name === 'failed' ? t('retry') : t('download')}
    </Button>
  )
  return (
    <Banner tone={device.name === 'failed' ? 'bad' : 'neutral'} action={action}>
      {text}
    </Banner>
  )
}
