import { useLayer } from '@rehearsal/ui/layer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePersisted, writePersisted } from '../../shared/browser/persisted.ts'
import { IconRail } from './icon-rail.tsx'
import { t } from './messages.ts'
import type { PracticeGroup } from './practice-groups.ts'
import { SideMenu } from './side-menu.tsx'

type Props = { groups: readonly PracticeGroup[]; pathname: string; isWide: boolean }

/** From 1050 px a menu that may be collapsed and stays so; between 768 and 1049 px a rail that opens over the page. */
export function SideBar({ groups, pathname, isWide }: Props) {
  const isCollapsed = usePersisted('sidebar') === 'collapsed'
  const [isOverPage, setIsOverPage] = useState(false)
  const hasRail = !isWide || isCollapsed
  const setCollapsed = (value: boolean) => writePersisted('sidebar', value ? 'collapsed' : null)
  const expand = () => (isWide ? setCollapsed(false) : setIsOverPage(true))
  const closeOver = () => setIsOverPage(false)
  return (
    <>
      <aside
        inert={isOverPage && !isWide}
        className="sticky top-0 z-20 h-dvh shrink-0 border-e border-line max-md:hidden print:hidden"
      >
        {hasRail ? (
          <IconRail groups={groups} pathname={pathname} onExpand={expand} />
        ) : (
          <SideMenu groups={groups} pathname={pathname} onCollapse={() => setCollapsed(true)} />
        )}
      </aside>
      {isOverPage && !isWide ? <MenuOverPage groups={groups} pathname={pathname} onClose={closeOver} /> : null}
    </>
  )
}

type OverProps = Omit<Props, 'isWide'> & { onClose: () => void }

/** Lies over the page like a dialog: takes the focus, gives it back, and goes with Back, Escape or the focus. */
function MenuOverPage({ groups, pathname, onClose }: OverProps) {
  const layer = useRef<HTMLDivElement>(null)
  useLayer(true, onClose)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opener = document.activeElement
    layer.current?.querySelector('a')?.focus()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const closeWhenLeft = (event: FocusEvent) => {
      if (event.target instanceof Node && layer.current?.contains(event.target) === false) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', closeWhenLeft)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeWhenLeft)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <div ref={layer} role="dialog" aria-label={t('mainMenu')} className="fixed inset-0 z-30 flex">
      <div className="border-e border-line shadow-float">
        <SideMenu groups={groups} pathname={pathname} onCollapse={onClose} onFollow={onClose} />
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('closeMenu')}
        onClick={onClose}
        className="flex-1 cursor-default bg-scrim"
      />
    </div>
  )
}
