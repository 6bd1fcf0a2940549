import { requestPasswordReset } from '@rehearsal/contracts/sign-in'
import { Button } from '@rehearsal/ui/button'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { urls } from '../../shared/urls.ts'
import { EmailField } from './email-field.tsx'
import { emailError } from './fields.ts'
import { FormError } from './form-error.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { Outcome } from './outcome.tsx'
import { useTriedForm } from './use-tried-form.ts'

/** Asks for a link to set a new password. The answer is the same whether or not there is such an account. */
export function RequestResetPage() {
  const {
    mutate: request,
    isPending,
    isSuccess,
    error,
    variables,
  } = useMutation({
    mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }),
  })
  const [email, setEmail] = useState('')
  const problem = emailError(email)
  const { form, isTried, submit } = useTriedForm({ email: problem }, () => request(email.trim()))
  if (isSuccess) {
    return (
      <IdentityFrame title={t('resetTitle')}>
        <Outcome
          icon={<MailCheck size={22} aria-hidden />}
          title={t('linkSentTitle')}
          text={t('linkSentText', { email: variables })}
          action={<Button href={urls.landing}>{t('backToStart')}</Button>}
        />
      </IdentityFrame>
    )
  }
  return (
    <IdentityFrame title={t('resetTitle')} description={t('resetText')}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        <FormError error={error} />
        <EmailField value={email} onChange={setEmail} error={isTried ? problem : undefined} />
        <Button type="submit" variant="primary" isFullWidth isLoading={isPending}>
          {t('sendLink')}
        </Button>
      </form>
    </IdentityFrame>
  )
}
