import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { TaskFace } from '@rehearsal/tasks/task'
import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../shared/api/api-error.ts'
import { deleteAnswer } from '../api/delete-answer.ts'
import { t } from '../messages.ts'

type Props = { face: TaskFace; answer: ScoredAnswer | null; onClose: () => void }

/** Deletes one of my answers after the tick (specification §5, §8). */
export function DeleteAnswerDialog({ face, answer, onClose }: Props) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: number) => deleteAnswer(face, id),
    onSuccess: () => {
      toast(t('removed'), { tone: 'good' })
      onClose()
      return queryClient.invalidateQueries()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      onClose={close}
      onConfirm={() => {
        if (answer !== null) mutate(answer.id)
      }}
      title={t('removeTitle')}
      message={t('removeText')}
      checkboxLabel={t('removeTick')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
      error={error === null ? undefined : messageOf(error)}
    />
  )
}
