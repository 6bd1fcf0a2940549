import { unsubscribe } from '@rehearsal/contracts/inbox'
import { Button } from '@rehearsal/ui/button'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, MailX } from 'lucide-react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'

/** Ends all e-mails by one press, without signing in. Opening the page ends nothing: programs open links, too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(unsubscribe, { params: { token } }),
  })
  const isBad = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <PublicFrame>
      <PageTitle>{t('endMails')}</PageTitle>
      <div className="mx-auto w-full max-w-[28rem] px-4 pb-16 pt-4 md:pt-[8dvh]">
        <h1 className="text-2xl font-[650] tracking-[-0.02em]">{t('endMails')}</h1>
        <div className="mt-5 grid gap-4 rounded-card border border-line bg-surface p-5 md:p-6">
          <div role="status" className="grid gap-2">
            {isSuccess ? (
              <p className="flex items-start gap-2.5 font-semibold">
                <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" aria-hidden />
                {t('mailsEnded')}
              </p>
            ) : null}
            <p className="text-ink-2">{isSuccess ? t('mailsEndedText') : t('endMailsText')}</p>
          </div>
          {error === null ? null : (
            <p role="alert" className="text-bad">
              {isBad ? t('badLink') : messageOf(error)}
            </p>
          )}
          {isSuccess ? (
            <Button href={urls.inbox()} isFullWidth>
              {t('toInbox')}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<MailX size={17} aria-hidden />}
              onClick={() => mutate()}
              isLoading={isPending}
              isFullWidth
            >
              {t('endMailsButton')}
            </Button>
          )}
        </div>
      </div>
    </PublicFrame>
  )
}
