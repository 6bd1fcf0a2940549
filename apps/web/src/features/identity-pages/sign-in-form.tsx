import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { useForm } from 'react-hook-form'
import { urls } from '../../shared/urls.ts'
import { EmailField, emailRule } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'
import { TextLink } from './text-link.tsx'

export function SignInForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } })
  const { errors } = formState
  const submit = handleSubmit(({ email, password }) => complete({ kind: 'sign-in', email: email.trim(), password }))
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <FormError error={error} />
      <EmailField error={errors.email?.message} {...register('email', emailRule)} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
        {...register('password', { required: t('passwordMissing') })}
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
