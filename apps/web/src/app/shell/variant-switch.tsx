import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'

/** ACADEMIC or CORE: decides which kinds of question there are, and by which rules they are marked. */
export function VariantSwitch({ isFullWidth = false }: { isFullWidth?: boolean }) {
  const { variant, setVariant } = useSession()
  return (
    <SegmentedControl
      label={t('examVariant')}
      value={variant}
      onChange={setVariant}
      isFullWidth={isFullWidth}
      options={[
        { value: 'ACADEMIC', label: t('academic') },
        { value: 'CORE', label: t('core') },
      ]}
    />
  )
}
