import { Link } from '@rehearsal/ui/link'
import type { ReactNode } from 'react'
import { urls } from '../urls.ts'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The frame of the pages that everybody may see. */
export function PublicFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-[1200px] items-center gap-2 px-4 py-4 md:px-8">
        <Link href={urls.landing} className="me-auto rounded-control py-1.5">
          <Logo />
        </Link>
        <ThemeButton />
        {actions}
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
