import type { CurrentUser } from '@rehearsal/contracts/account'
import { Button } from '@rehearsal/ui/button'
import { useState } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'
import { useKeepAccount } from '../use-keep-account.ts'
import { DeletionDialog } from './deletion-dialog.tsx'

/** The end of an account, and the way back while there is one. */
export function DeletionSection({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const { keep, isKeeping } = useKeepAccount()
  const { isDemo, deleteAfter } = user
  return (
    <Section title={t('deletion')} text={t(isDemo ? 'deletionTextDemo' : 'deletionText')}>
      {isDemo ? <p className="text-ink-2">{t('deletionDemo')}</p> : null}
      {!isDemo && deleteAfter !== null ? (
        <div className="grid gap-4">
          <p className="font-medium text-bad">{t('deletionDue', { day: formatDay(deleteAfter) })}</p>
          <Button variant="primary" className="justify-self-start" onClick={keep} isLoading={isKeeping}>
            {t('keep')}
          </Button>
        </div>
      ) : null}
      {!isDemo && deleteAfter === null ? (
        <div className="grid gap-4">
          <p className="text-ink-2">{t('deletionWhat')}</p>
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            {t('deletionStart')}
          </Button>
          <DeletionDialog user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </Section>
  )
}
