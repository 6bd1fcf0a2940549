import { Button } from '@rehearsal/ui/button'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Compass } from 'lucide-react'
import { PageTitle } from '../shared/frame/page-title.tsx'
import { readSession } from '../shared/api/active-session.ts'
import { urls } from '../shared/urls.ts'
import { t } from './not-found-messages.ts'

/** What an address shows that leads nowhere. */
export function NotFoundPage() {
  const isSignedIn = readSession() !== null
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <h1 className="sr-only">{t('notFoundTitle')}</h1>
      <EmptyState
        icon={<Compass size={22} />}
        title={t('notFoundTitle')}
        description={t('notFoundText')}
        action={
          <Button variant="primary" href={isSignedIn ? urls.dashboard : urls.landing}>
            {isSignedIn ? t('goToDashboard') : t('goToStart')}
          </Button>
        }
      />
    </div>
  )
}
