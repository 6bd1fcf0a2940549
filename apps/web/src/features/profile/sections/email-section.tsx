import { Button } from '@rehearsal/ui/button'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { emailChangeQuery } from '../api/email-change-query.ts'
import { withdrawEmailChange } from '../api/withdraw-email-change.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'
import { EmailForm } from './email-form.tsx'

/** The address to sign in with; another one holds once its link has been opened. */
export function EmailSection({ email }: { email: string }) {
  const { data: change } = useQuery(emailChangeQuery)
  const [isOpen, setOpen] = useState(false)
  const pending = change?.pendingEmail ?? null
  return (
    <Section title={t('email')} text={t('emailText')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2 [overflow-wrap:anywhere]">{t('emailNow', { email })}</p>
        {pending === null ? null : <Pending pending={pending} present={email} expiresAt={change?.expiresAt ?? null} />}
        {isOpen ? (
          <EmailForm onDone={() => setOpen(false)} />
        ) : (
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            {t('changeEmail')}
          </Button>
        )}
      </div>
    </Section>
  )
}

type PendingProps = { pending: string; present: string; expiresAt: string | null }

function Pending({ pending, present, expiresAt }: PendingProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: withdrawEmailChange,
    onSuccess: () => {
      queryClient.setQueryData(emailChangeQuery.queryKey, { pendingEmail: null, expiresAt: null })
      toast(t('withdrawn'), { tone: 'good' })
    },
    onError: (error) => void toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <div role="status" className="grid gap-2.5 rounded-control bg-fair-soft px-3.5 py-3 text-sm text-fair">
      <p className="font-medium [overflow-wrap:anywhere]">
        {t('pending', { email: pending, present })}{' '}
        {expiresAt === null ? null : t('pendingUntil', { moment: formatMoment(expiresAt, now()) })}
      </p>
      <Button size="small" className="justify-self-start" onClick={() => mutate()} isLoading={isPending}>
        {t('withdraw')}
      </Button>
    </div>
  )
}
