import type { CurrentUser } from '@rehearsal/contracts/account'
import { Button } from '@rehearsal/ui/button'
import { Checkbox } from '@rehearsal/ui/checkbox'
import { Dialog } from '@rehearsal/ui/dialog'
import { PasswordField } from '@rehearsal/ui/password-field'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { endSession } from '../../../shared/api/session-end.ts'
import { askForDeletion } from '../api/ask-for-deletion.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { useFocusOnProblem } from '../../../shared/use-focus-on-problem.ts'

type Props = { user: CurrentUser; isOpen: boolean; onClose: () => void }

/** Says what goes and when, and asks for the password, or for the name of those who have none here. */
export function DeletionDialog({ user, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('deletion')} closeLabel={t('close')} size="medium">
      {/* Opened again, it must not keep its tick or the password. */}
      <DeletionForm key={String(isOpen)} user={user} onClose={onClose} />
    </Dialog>
  )
}

function DeletionForm({ user, onClose }: Omit<Props, 'isOpen'>) {
  const [proof, setProof] = useState('')
  const [isTicked, setTicked] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => askForDeletion(user.hasPassword ? { password: proof } : { nickname: proof }),
    onSuccess: ({ deleteAfter }) => {
      toast(t('deletionAsked', { day: formatDay(deleteAfter ?? '') }), { tone: 'good' })
      endSession('signed-out')
    },
  })
  const form = useFocusOnProblem(error)
  const problems = formProblems(error, [user.hasPassword ? 'password' : 'nickname'])
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isTicked && proof !== '' && !isPending) mutate()
  }
  const typing = {
    value: proof,
    onChange: ({ target }: { target: { value: string } }) => setProof(target.value),
  }
  return (
    <form ref={form} noValidate onSubmit={ask} className="grid gap-4">
      <FormProblem text={problems.whole} />
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
        <li>{t('deletionText')}</li>
        <li>{t('deletionWhat')}</li>
        <li>{t('deletionKept')}</li>
        <li>{t('deletionNow')}</li>
      </ul>
      {user.hasPassword ? (
        <PasswordField
          {...typing}
          label={t('deletionPassword')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={problems.of('password')}
        />
      ) : (
        <TextField
          {...typing}
          label={t('deletionName', { nickname: user.nickname })}
          autoComplete="off"
          dir="auto"
          error={problems.of('nickname')}
        />
      )}
      <Checkbox label={t('deletionTick')} isChecked={isTicked} onChange={setTicked} isDisabled={isPending} />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="danger" disabled={!isTicked || proof === ''} isLoading={isPending || isSuccess}>
          {t('deletionStart')}
        </Button>
      </div>
    </form>
  )
}
