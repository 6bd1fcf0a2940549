import { confirmEmailChange } from '@rehearsal/contracts/account-security'
import { Button } from '@rehearsal/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { call } from '../../shared/api/call.ts'
import { currentUserQuery } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { FormError } from './form-error.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { Outcome } from './outcome.tsx'

/** Changes the address with the link from the e-mail, by a press: programs that look at mails open links too. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(confirmEmailChange, { params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
  if (isSuccess) {
    return (
      <IdentityFrame title={t('confirmEmailTitle')}>
        <Outcome
          icon={<CircleCheck size={22} aria-hidden />}
          title={t('emailChangedTitle')}
          text={t('emailChangedText')}
          action={
            <Button variant="primary" href={urls.dashboard}>
              {t('goOn')}
            </Button>
          }
        />
      </IdentityFrame>
    )
  }
  return (
    <IdentityFrame title={t('confirmEmailTitle')} description={t('confirmEmailText')}>
      <div className="grid gap-4">
        <FormError error={error} />
        <Button variant="primary" isFullWidth isLoading={isPending} onClick={() => mutate()}>
          {t('confirmEmail')}
        </Button>
      </div>
    </IdentityFrame>
  )
}
