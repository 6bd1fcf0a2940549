import { useMediaQuery } from '@rehearsal/ui/media-query'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { SkipLink } from '../../shared/frame/skip-link.tsx'
import { useFormat } from '../../shared/session/use-format.ts'
import { BottomBar } from './bottom-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { practiceGroups } from './practice-groups.ts'
import { Shortcuts } from './shortcuts.tsx'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame around every page of a signed-in learner. */
export function Shell({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isWide = useMediaQuery('(min-width: 1050px)')
  const isPhone = useMediaQuery('(max-width: 767px)')
  const format = useFormat()
  const [hasShortcuts, setHasShortcuts] = useState(false)
  useShortcuts({ '?': () => setHasShortcuts(true) })
  const groups = practiceGroups(format)
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {isPhone ? null : <SideBar groups={groups} pathname={pathname} isWide={isWide} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar pathname={pathname} isPhone={isPhone} isWide={isWide} onShortcuts={() => setHasShortcuts(true)} />
        <OfflineBanner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1200px] flex-1 px-4 pb-28 pt-4 outline-none md:px-7 md:pb-16 md:pt-7"
        >
          {children}
        </main>
      </div>
      {isPhone ? <BottomBar groups={groups} pathname={pathname} /> : null}
      <Shortcuts isOpen={hasShortcuts} onClose={() => setHasShortcuts(false)} />
    </div>
  )
}
