import { classNames } from '@rehearsal/ui/class-names'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from './messages.ts'

/** How marks become a score, and what the range means. */
export function Method() {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded text-sm font-medium text-brand touch:min-h-11"
      >
        {t('method')}
        <ChevronDown
          size={16}
          aria-hidden
          className={classNames('transition-transform print:hidden', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={classNames('grid max-w-[68ch] gap-2 text-sm text-ink-2', !isOpen && 'hidden print:grid')}>
        <p>{t('method1')}</p>
        <p>{t('method2')}</p>
        <p>{t('method3')}</p>
      </div>
    </div>
  )
}
