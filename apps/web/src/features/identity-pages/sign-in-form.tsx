import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { useState } from 'react'
import { urls } from '../../shared/urls.ts'
import { EmailField } from './email-field.tsx'
import { emailError } from './fields.ts'
import { FormError } from './form-error.tsx'
import { useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'
import { TextLink } from './text-link.tsx'
import { useTriedForm } from './use-tried-form.ts'

export function SignInForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const problems = { email: emailError(email), password: password === '' ? t('passwordMissing') : undefined }
  const { form, isTried, submit } = useTriedForm(problems, () =>
    complete({ kind: 'sign-in', email: email.trim(), password }),
  )
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <FormError error={error} />
      <EmailField value={email} onChange={setEmail} error={isTried ? problems.email : undefined} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isTried ? problems.password : undefined}
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={isPending || isSuccess}>
        {t('signIn')}
      </Button>
      <p className="text-center">
        <TextLink href={urls.passwordReset}>{t('forgotPassword')}</TextLink>
      </p>
    </form>
  )
}
