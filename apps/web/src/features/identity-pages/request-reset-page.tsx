import { requestPasswordReset } from '@rehearsal/contracts/sign-in'
import { Button } from '@rehearsal/ui/button'
import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { call } from '../../shared/api/call.ts'
import { urls } from '../../shared/urls.ts'
import { EmailField, emailRule } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { Outcome } from './outcome.tsx'

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
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const submit = handleSubmit(({ email }) => request(email.trim()))
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
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <FormError error={error} />
        <EmailField error={formState.errors.email?.message} {...register('email', emailRule)} />
        <Button type="submit" variant="primary" isFullWidth isLoading={isPending}>
          {t('sendLink')}
        </Button>
      </form>
    </IdentityFrame>
  )
}
