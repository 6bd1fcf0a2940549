import { passwordSchema } from '@rehearsal/contracts/sign-in'
import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changePassword } from '../api/change-password.ts'
import { emailChangeQuery } from '../api/email-change-query.ts'
import { sessionsQuery } from '../api/sessions-query.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'
import { useFocusOnProblem } from '../../../shared/use-focus-on-problem.ts'

/** A new password, for who knows the present one. */
export function PasswordSection({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setPassword('')
      setNewPassword('')
      toast(t('passwordChanged'), { tone: 'good' })
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
    },
  })
  const form = useFocusOnProblem(error)
  const problems = formProblems(error, ['password', 'newPassword'])
  const isLongEnough = passwordSchema.safeParse(newPassword).success
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && isLongEnough && !isPending) mutate({ password, newPassword })
  }
  const showing = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <Section title={t('password')} text={t('passwordText')}>
      <form ref={form} noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormProblem text={problems.whole} />
        {/* Tells password managers whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PasswordField
            {...showing}
            label={t('presentPassword')}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={problems.of('password')}
          />
          <PasswordField
            {...showing}
            label={t('newPassword')}
            description={t('passwordRule')}
            autoComplete="new-password"
            value={newPassword}
            onChange={({ target }) => setNewPassword(target.value)}
            error={problems.of('newPassword')}
          />
        </div>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={password === '' || !isLongEnough}
          isLoading={isPending}
        >
          {t('changePassword')}
        </Button>
      </form>
    </Section>
  )
}
