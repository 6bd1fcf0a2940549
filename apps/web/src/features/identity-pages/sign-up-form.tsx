import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { TextField } from '@rehearsal/ui/text-field'
import { useForm } from 'react-hook-form'
import { nicknameError, passwordError } from './fields.ts'
import { EmailField, emailRule } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { browserTimeZone, useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'

export function SignUpForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { nickname: '', email: '', password: '' } })
  const { errors } = formState
  const submit = handleSubmit(({ nickname, email, password }) =>
    complete({
      kind: 'sign-up',
      nickname: nickname.trim(),
      email: email.trim(),
      password,
      timeZone: browserTimeZone(),
    }),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <FormError error={error} />
      <TextField
        label={t('nickname')}
        description={t('nicknameHint')}
        autoComplete="nickname"
        error={errors.nickname?.message}
        {...register('nickname', { validate: (value) => nicknameError(value) ?? true })}
      />
      <EmailField error={errors.email?.message} {...register('email', emailRule)} />
      <PasswordField
        label={t('password')}
        description={t('passwordRule')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
        {...register('password', { validate: (value) => passwordError(value) ?? true })}
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={isPending || isSuccess}>
        {t('signUp')}
      </Button>
    </form>
  )
}
