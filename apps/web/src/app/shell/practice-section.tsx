import { classNames } from '@rehearsal/ui/class-names'
import { ChevronDown, Dumbbell } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { usePersisted, writePersisted } from '../../shared/browser/persisted.ts'
import { t } from './messages.ts'
import type { PracticeGroup } from './practice-groups.ts'
import { menuLook, PracticeMenu } from './practice-menu.tsx'

type Props = { groups: readonly PracticeGroup[]; pathname: string; onFollow?: (() => void) | undefined }

/** Practice with its submenu by skill (specification §2.2). It folds, and stays as the learner left it; in a tall window it scrolls by itself. */
export function PracticeSection(props: Props) {
  const submenuId = useId()
  const isOpen = usePersisted('practiceMenu') !== 'folded'
  const submenu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    submenu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [props.pathname])
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? submenuId : undefined}
        onClick={() => writePersisted('practiceMenu', isOpen ? 'folded' : null)}
        className={classNames(menuLook(false), 'w-full text-start')}
      >
        <Dumbbell size={18} className="me-1" aria-hidden />
        <span className="flex-1">{t('practice')}</span>
        <ChevronDown
          size={16}
          className={classNames('transition-transform', isOpen ? '' : '-rotate-90 rtl:rotate-90')}
          aria-hidden
        />
      </button>
      {isOpen ? (
        <div
          ref={submenu}
          id={submenuId}
          role="group"
          aria-label={t('practice')}
          className="-mt-1.5 tall:mt-0 tall:scroll-fading tall:min-h-0 tall:flex-1"
        >
          <PracticeMenu {...props} />
        </div>
      ) : null}
    </>
  )
}
