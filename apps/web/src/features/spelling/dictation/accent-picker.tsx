import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { t } from '../messages.ts'
import type { Accent } from './dictation-state.ts'

type Props = { accent: Accent; hasAustralian: boolean; onChange: (accent: Accent) => void }

/** Parts of a row that wraps. British and American are recordings; Australian is spoken by the device, where it can. */
export function AccentPicker({ accent, hasAustralian, onChange }: Props) {
  return (
    <>
      <SegmentedControl
        label={t('accent')}
        options={[
          { value: 'UK', label: t('accent_UK') },
          { value: 'US', label: t('accent_US') },
          { value: 'AU', label: t('accent_AU'), isDisabled: !hasAustralian },
        ]}
        value={accent}
        onChange={onChange}
        size="small"
      />
      {hasAustralian ? null : <p className="basis-full text-end text-xs text-ink-3">{t('noAustralian')}</p>}
    </>
  )
}
