import { IconButton } from '@rehearsal/ui/icon-button'
import { Link } from '@rehearsal/ui/link'
import { ClipboardCheck, House, PanelLeftClose } from 'lucide-react'
import { Logo } from '../../shared/frame/logo.tsx'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { BooksMenu } from './books-menu.tsx'
import type { PracticeGroup } from './practice-groups.ts'
import { menuLook } from './practice-menu.tsx'
import { PracticeSection } from './practice-section.tsx'

type Props = {
  groups: readonly PracticeGroup[]
  pathname: string
  onCollapse: () => void
  onFollow?: (() => void) | undefined
}

/** The menu at its full width of 248 px. In a tall window the kinds of question scroll, and what stands below them stays in view. */
export function SideMenu({ groups, pathname, onCollapse, onFollow }: Props) {
  const isHome = pathname === urls.dashboard || pathname === `${urls.dashboard}/`
  const isMockTest = pathname.startsWith(urls.mockTests)
  return (
    <div className="flex h-full w-[248px] flex-col bg-paper">
      <div className="flex h-16 shrink-0 items-center justify-between ps-[1.125rem] pe-2.5">
        <Link href={urls.dashboard} onClick={onFollow} className="rounded-control py-1">
          <Logo />
        </Link>
        <IconButton
          size="small"
          label={t('collapseMenu')}
          icon={<PanelLeftClose size={17} className="rtl:-scale-x-100" aria-hidden />}
          onClick={onCollapse}
        />
      </div>
      <nav
        aria-label={t('mainMenu')}
        className="scroll-fading flex min-h-0 flex-1 flex-col px-2.5 tall:pb-3 tall:[mask-image:none]"
      >
        <Link
          href={urls.dashboard}
          onClick={onFollow}
          aria-current={isHome ? 'page' : undefined}
          className={menuLook(isHome)}
        >
          <House size={18} className="me-1" aria-hidden />
          {t('dashboard')}
        </Link>
        <PracticeSection groups={groups} pathname={pathname} onFollow={onFollow} />
        <div className="tall:border-t tall:border-line tall:pt-2">
          <Link
            href={urls.mockTests}
            onClick={onFollow}
            aria-current={isMockTest ? 'page' : undefined}
            className={menuLook(isMockTest)}
          >
            <ClipboardCheck size={18} className="me-1" aria-hidden />
            {t('mockTest')}
          </Link>
          <h2 className="px-2.5 pb-1.5 pt-4 text-[0.6875rem] font-semibold uppercase leading-none tracking-[0.07em] text-ink-3">
            {t('books')}
          </h2>
          <BooksMenu pathname={pathname} onFollow={onFollow} />
        </div>
      </nav>
    </div>
  )
}
