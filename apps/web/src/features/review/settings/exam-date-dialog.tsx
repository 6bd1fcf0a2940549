import type { Target } from '@rehearsal/contracts/targets'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { now } from '../../../shared/clock.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { saveExamDate } from '../api/save-exam-date.ts'
import { targetQuery } from '../api/target-query.ts'
import { t } from '../messages.ts'
import { examDays } from './exam-days.ts'

type Props = { isOpen: boolean; onClose: () => void; onSaved: () => void }

/** The day of the exam; the rest of the target stays as it is. */
export default function ExamDateDialog({ isOpen, onClose, onSaved }: Props) {
  const { variant } = useSession()
  const { data, error, refetch, isFetching } = useQuery({ ...targetQuery(variant), enabled: isOpen })
  const queryClient = useQueryClient()
  const formId = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ target, examDate }: { target: Target; examDate: string }) => saveExamDate(variant, target, examDate),
    onSuccess: (target) => {
      queryClient.setQueryData(targetQuery(variant).queryKey, target)
      toast(t('targetSaved'), { tone: 'good' })
      onSaved()
    },
    onError: (problem) => {
      const isStale = problem instanceof ApiError && problem.code === 'stale_version'
      if (isStale) void refetch()
      toast(t('targetFailed'), { tone: 'bad', description: isStale ? t('targetStale') : messageOf(problem) })
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('examDate')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={data === undefined || isFetching}
            isLoading={isPending}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingTarget')}>
          <Skeleton height={64} />
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <LoadProblem title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined ? null : (
        <DayForm
          key={data.version}
          id={formId}
          description={t('examAdvice', { exam: t(`exam_${variant}`) })}
          examDate={data.examDate}
          onSubmit={(examDate) => isPending || mutate({ target: data, examDate })}
        />
      )}
    </Dialog>
  )
}

type FormProps = { id: string; description: string; examDate: string | null; onSubmit: (examDate: string) => void }

function DayForm({ id, description, examDate, onSubmit }: FormProps) {
  const [day, setDay] = useState(examDate ?? '')
  const [isTold, setIsTold] = useState(false)
  const { first, last } = examDays(now())
  const isRight = day >= first && day <= last
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTold(true)
    if (isRight) onSubmit(day)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        label={t('examDate')}
        description={description}
        error={isTold && !isRight ? t('examMissing') : undefined}
        type="date"
        min={first}
        max={last}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </form>
  )
}
