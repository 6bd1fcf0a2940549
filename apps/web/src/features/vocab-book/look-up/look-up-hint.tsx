import { classNames } from '@rehearsal/ui/class-names'
import { IconButton } from '@rehearsal/ui/icon-button'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { BookA, X } from 'lucide-react'
import { usePersisted, writePersisted } from '../../../shared/browser/persisted.ts'
import { t } from '../messages.ts'

/** Says once that words can be looked up, as soon as they can (`isReady`): what answers a press comes after the page. Gone with the first look-up. */
export function LookUpHint({ isReady }: { isReady: boolean }) {
  const isKnown = usePersisted('lookUpHint') !== null
  const isTouch = useMediaQuery('(pointer: coarse)')
  if (isKnown) return null
  return (
    <p
      className={classNames(
        'mb-3 flex items-center gap-2 rounded-control bg-brand-soft py-0.5 pe-0.5 ps-3.5 text-sm text-ink-2',
        !isReady && 'invisible',
      )}
    >
      <BookA size={16} className="shrink-0 text-brand-strong" aria-hidden />
      <span className="min-w-0 flex-1">{isTouch ? t('hintTouch') : t('hintMouse')}</span>
      <IconButton
        label={t('hintClose')}
        hasTooltip={false}
        icon={<X size={15} aria-hidden />}
        onClick={() => writePersisted('lookUpHint', 'known')}
      />
    </p>
  )
}
