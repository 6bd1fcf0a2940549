import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGoTo } from '../../../shared/navigation.ts'
import { deleteWord } from '../api/delete-word.ts'
import { t } from '../messages.ts'

type Props = { entry: PronunciationEntry; bookUrl: string; isOpen: boolean; onClose: () => void }

/** Deletes a word after the tick, and goes back to the book (specification §5, §8). */
export function DeleteWordDialog({ entry: { id, word }, bookUrl, isOpen, onClose }: Props) {
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteWord(id),
    onSuccess: () => {
      toast(t('deleted'), { tone: 'good' })
      onClose()
      goTo(bookUrl, { replace: true })
      queryClient.removeQueries({ queryKey: ['pronunciation-book', 'word', id] })
      return queryClient.invalidateQueries({ queryKey: ['pronunciation-book', 'list'] })
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        reset()
        onClose()
      }}
      onConfirm={() => mutate()}
      title={t('deleteTitle', { word })}
      message={t('deleteText')}
      checkboxLabel={t('deleteTick')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
      error={error === null ? undefined : t('wrong')}
    />
  )
}
