import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { Link } from '@rehearsal/ui/link'
import { useLocation } from '@tanstack/react-router'
import { ArrowLeft, LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '../../shared/frame/logo.tsx'
import { SkipLink } from '../../shared/frame/skip-link.tsx'
import { ThemeButton } from '../../shared/frame/theme-button.tsx'
import { urls } from '../../shared/urls.ts'
import { t } from './admin-messages.ts'
import { adminPages } from './admin-pages.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** The frame around every page of the console. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-10 border-b border-line bg-paper/90 backdrop-blur-sm print:hidden">
        <div className="mx-auto flex h-14 w-full max-w-[1200px] items-center gap-3 px-4 md:h-16 md:px-7">
          <Link href={urls.admin} className="flex min-w-0 items-center gap-2.5 rounded-control py-1">
            <span className="max-md:hidden">
              <Logo />
            </span>
            <span className="truncate text-[0.9063rem] font-semibold text-ink-2">{t('administration')}</span>
          </Link>
          <span className="flex-1" />
          <ThemeButton />
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />}
            href={urls.dashboard}
          >
            {t('backToPractice')}
          </Button>
        </div>
        <AdminMenu />
      </header>
      <OfflineBanner />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1200px] flex-1 px-4 pb-16 pt-5 outline-none md:px-7 md:pt-7"
      >
        {children}
      </main>
    </div>
  )
}

function AdminMenu() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isHome = pathname === urls.admin || pathname === `${urls.admin}/`
  const isOf = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  const overview = { id: 'overview', href: urls.admin, icon: LayoutDashboard } as const
  return (
    <nav aria-label={t('adminMenu')} className="mx-auto w-full max-w-[1200px] overflow-x-auto px-2 md:px-5">
      <ul className="flex gap-1">
        {[overview, ...adminPages].map(({ id, href, icon: Icon }) => {
          const isCurrent = id === 'overview' ? isHome : isOf(href)
          return (
            <li key={id}>
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  '-mb-px flex min-h-11 items-center gap-1.5 whitespace-nowrap border-b-2 px-2.5 text-[0.875rem] no-underline transition-colors focus-visible:-outline-offset-2',
                  isCurrent
                    ? 'border-brand font-semibold text-ink'
                    : 'border-transparent font-medium text-ink-2 hover:text-ink',
                )}
              >
                <Icon size={16} className="shrink-0" aria-hidden />
                {t(id)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
