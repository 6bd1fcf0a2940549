import { Link } from '@rehearsal/ui/link'
import { lazy } from 'react'
import { Optional } from '../../shared/frame/optional.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { t } from './admin-messages.ts'
import { adminPages } from './admin-pages.ts'

const OpenReports = lazy(() => import('../../features/moderation/open-reports.tsx'))

/** The first page of the console: what there is to do. */
export function AdminHome() {
  return (
    <>
      <PageTitle>{t('administration')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('administration')}</h1>
      <p className="mt-1 max-w-prose text-ink-2">{t('adminIntroduction')}</p>
      <ul className="mt-6 grid gap-3 md:grid-cols-2 wide:grid-cols-3">
        {adminPages.map(({ id, text, href, icon: Icon }) => (
          <li key={id} className="grid min-w-0">
            <Link
              href={href}
              className="grid content-start gap-1 rounded-card border border-line bg-surface p-4 no-underline transition-colors hover:border-control"
            >
              <Icon size={20} className="mb-1 text-brand-strong" aria-hidden />
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {t(id)}{' '}
                {id === 'reports' ? (
                  <Optional>
                    <OpenReports />
                  </Optional>
                ) : null}
              </span>
              <span className="text-sm text-ink-3">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
