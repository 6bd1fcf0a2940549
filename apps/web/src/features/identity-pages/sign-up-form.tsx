import { defaultExamVariant, type ExamVariant } from '@rehearsal/exam/exam-variant'
import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { TextField } from '@rehearsal/ui/text-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { browserTimeZone } from '../../shared/browser/time-zone.ts'
import { nicknameError, passwordError } from './fields.ts'
import { EmailField, emailRule } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'

export function SignUpForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { nickname: '', email: '', password: '' } })
  const [examVariant, setExamVariant] = useState<ExamVariant>(defaultExamVariant)
  const { errors } = formState
  const submit = handleSubmit(({ nickname, email, password }) => {
    complete({
      kind: 'sign-up',
      nickname: nickname.trim(),
      email: email.trim(),
      password,
      timeZone: browserTimeZone(),
      examVariant,
    })
  })
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
      <RadioGroup
        label={t('exam')}
        variant="card"
        value={examVariant}
        onChange={setExamVariant}
        options={[
          { value: 'ACADEMIC', label: t('academic'), description: t('academicText') },
          { value: 'CORE', label: t('core'), description: t('coreText') },
        ]}
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={isPending || isSuccess}>
        {t('signUp')}
      </Button>
    </form>
  )
}
