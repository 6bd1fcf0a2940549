import { DAILY_CAP_MAX } from '@rehearsal/contracts/reviews'
import { wholeNumberTyped } from '@rehearsal/exam/typed-text/number-typed'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { saveDailyCap } from '../api/save-daily-cap.ts'
import { t } from '../messages.ts'

type Props = { isOpen: boolean; dailyCap: number; onClose: () => void; onSaved: () => void }

/** How many cards a day at most. */
export default function DailyCapDialog({ isOpen, dailyCap, onClose, onSaved }: Props) {
  const formId = useId()
  const [typed, setTyped] = useState(String(dailyCap))
  const cap = wholeNumberTyped(typed) ?? 0
  const isRight = cap >= 1 && cap <= DAILY_CAP_MAX
  const { mutate, isPending } = useMutation({
    mutationFn: saveDailyCap,
    onSuccess: () => {
      toast(t('capSaved'), { tone: 'good' })
      onSaved()
    },
    onError: (error) => void toast(t('somethingWrong'), { tone: 'bad', description: messageOf(error) }),
  })
  const cancel = () => {
    setTyped(String(dailyCap))
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !isPending) mutate(cap)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={t('dailyCap')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={!isRight} isLoading={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label={t('dailyCap')}
          description={t('capAdvice')}
          error={isRight ? undefined : t('capWrong')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="numeric"
          maxLength={6}
        />
      </form>
    </Dialog>
  )
}
