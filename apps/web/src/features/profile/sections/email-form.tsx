import { Button } from '@rehearsal/ui/button'
import { PasswordField } from '@rehearsal/ui/password-field'
import { TextField } from '@rehearsal/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailChangeQuery } from '../api/email-change-query.ts'
import { startEmailChange } from '../api/start-email-change.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { useFocusOnProblem } from '../../../shared/use-focus-on-problem.ts'

/** Asks for a new address and, since mail is the way back into an account, for the password. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: startEmailChange,
    onSuccess: (change) => {
      queryClient.setQueryData(emailChangeQuery.queryKey, change)
      onDone()
    },
  })
  const form = useFocusOnProblem(error)
  // The button that opened the form has gone: the focus must not be lost with it.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const problems = formProblems(error, ['email', 'password'])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ email: email.trim(), password })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4">
      <FormProblem text={problems.whole} />
      <TextField
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        ref={first}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={problems.of('email')}
      />
      <PasswordField
        label={t('yourPassword')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problems.of('password')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={email.trim() === '' || password === ''} isLoading={isPending}>
          {t('sendLink')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
