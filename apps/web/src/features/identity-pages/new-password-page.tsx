import { completePasswordReset, lookAtPasswordReset } from '@rehearsal/contracts/sign-in'
import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { urls } from '../../shared/urls.ts'
import { passwordResetQuery } from './api/password-reset-query.ts'
import { passwordError } from './fields.ts'
import { FormError } from './form-error.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { Outcome } from './outcome.tsx'
import { useTriedForm } from './use-tried-form.ts'

/** Sets a new password with the link from the e-mail; a link that is used up says so before a password is typed. */
export function NewPasswordPage({ token }: { token: string }) {
  const isWhole = lookAtPasswordReset.params.safeParse({ token }).success
  const look = useQuery({ ...passwordResetQuery(token), enabled: isWhole })
  const save = useMutation({
    mutationFn: (password: string) => call(completePasswordReset, { params: { token }, body: { password } }),
  })
  if (save.isSuccess) return <PasswordSaved />
  if (!isWhole) return <DeadLink text={t('mistypedLinkText')} />
  const end = [look.error, save.error].find(isDead)
  if (end) return <DeadLink text={end.message} />
  return (
    <IdentityFrame title={t('newPasswordTitle')}>
      {look.isPending ? (
        <div aria-busy="true" aria-label={t('checkingLink')} role="status" className="grid gap-4">
          <Skeleton height={88} />
          <Skeleton height={40} />
        </div>
      ) : (
        // What could not be looked at is found out when the password is sent.
        <NewPasswordForm error={save.error} isSaving={save.isPending} onSave={save.mutate} />
      )}
    </IdentityFrame>
  )
}

/** Used, or too old. */
const isDead = (error: unknown) => error instanceof ApiError && [404, 410].includes(error.status)

function DeadLink({ text }: { text: string }) {
  return (
    <IdentityFrame title={t('newPasswordTitle')}>
      <Outcome
        icon={<Unlink size={22} aria-hidden />}
        isGood={false}
        title={t('deadLinkTitle')}
        text={text}
        action={
          <Button variant="primary" href={urls.passwordReset}>
            {t('askForNewLink')}
          </Button>
        }
      />
    </IdentityFrame>
  )
}

type FormProps = { error: unknown; isSaving: boolean; onSave: (password: string) => void }

function NewPasswordForm({ error, isSaving, onSave }: FormProps) {
  const [password, setPassword] = useState('')
  const problem = passwordError(password)
  const { form, isTried, submit } = useTriedForm({ password: problem }, () => onSave(password))
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <FormError error={error} />
      <PasswordField
        label={t('newPassword')}
        name="password"
        description={t('passwordRule')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isTried ? problem : undefined}
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={isSaving}>
        {t('savePassword')}
      </Button>
    </form>
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
