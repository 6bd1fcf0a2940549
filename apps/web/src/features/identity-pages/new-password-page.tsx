import { completePasswordReset } from '@rehearsal/contracts/account'
import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { urls } from '../../shared/urls.ts'
import { passwordError } from './fields.ts'
import { FormError } from './form-error.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { Outcome } from './outcome.tsx'

/** Sets a new password with the link from the e-mail. */
export function NewPasswordPage({ token }: { token: string }) {
  const {
    mutate: save,
    isPending,
    isSuccess,
    error,
  } = useMutation({
    mutationFn: (password: string) => call(completePasswordReset, { params: { token }, body: { password } }),
  })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(({ password }) => save(password))
  const isDead = error instanceof ApiError && [400, 404, 410].includes(error.status)
  if (isSuccess) return <PasswordSaved />
  return (
    <IdentityFrame title={t('newPasswordTitle')}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <FormError error={error} />
        <PasswordField
          label={t('newPassword')}
          description={t('passwordRule')}
          autoComplete="new-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={formState.errors.password?.message}
          {...register('password', { validate: (value) => passwordError(value) ?? true })}
        />
        <Button type="submit" variant="primary" isFullWidth isLoading={isPending}>
          {t('savePassword')}
        </Button>
        {isDead ? (
          <Button href={urls.passwordReset} isFullWidth>
            {t('askForNewLink')}
          </Button>
        ) : null}
      </form>
    </IdentityFrame>
  )
}

function PasswordSaved() {
  const { signIn, leavingFor } = useSignIn()
  return (
    <IdentityFrame title={t('newPasswordTitle')}>
      <Outcome
        icon={<CircleCheck size={22} aria-hidden />}
        title={t('passwordSavedTitle')}
        text={t('passwordSavedText')}
        action={
          <Button variant="primary" onClick={() => signIn('sign-in')} isLoading={leavingFor !== null}>
            {t('signIn')}
          </Button>
        }
      />
    </IdentityFrame>
  )
}
