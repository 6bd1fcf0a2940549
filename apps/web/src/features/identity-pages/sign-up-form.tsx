import { defaultExamVariant, type ExamVariant } from '@rehearsal/exam/exam-variant'
import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { TextField } from '@rehearsal/ui/text-field'
import { useState } from 'react'
import { browserTimeZone } from '../../shared/browser/time-zone.ts'
import { EmailField } from './email-field.tsx'
import { emailError, nicknameError, passwordError } from './fields.ts'
import { FormError } from './form-error.tsx'
import { useCompleteInteraction } from './interaction.ts'
import { t } from './messages.ts'
import { useTriedForm } from './use-tried-form.ts'

export function SignUpForm({ uid }: { uid: string }) {
  const { mutate: complete, isPending, isSuccess, error } = useCompleteInteraction(uid)
  const [nickname, setNickname] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [examVariant, setExamVariant] = useState<ExamVariant>(defaultExamVariant)
  const problems = { nickname: nicknameError(nickname), email: emailError(email), password: passwordError(password) }
  const { form, isTried, submit } = useTriedForm(problems, () => {
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
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <FormError error={error} />
      <TextField
        label={t('nickname')}
        name="nickname"
        description={t('nicknameHint')}
        autoComplete="nickname"
        value={nickname}
        onChange={({ target }) => setNickname(target.value)}
        error={isTried ? problems.nickname : undefined}
      />
      <EmailField value={email} onChange={setEmail} error={isTried ? problems.email : undefined} />
      <PasswordField
        label={t('password')}
        name="password"
        description={t('passwordRule')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isTried ? problems.password : undefined}
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
