import { useEffect, useState } from 'react'
import { usePersisted, writePersisted } from '../../shared/session/persisted.ts'
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
      <aside className="sticky top-0 z-20 h-dvh shrink-0 border-e border-line max-md:hidden">
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

function MenuOverPage({ groups, pathname, onClose }: OverProps) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <div className="fixed inset-0 z-30 flex">
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
