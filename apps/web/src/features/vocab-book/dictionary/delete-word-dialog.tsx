import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { deleteWord } from '../api/change-word.ts'
import { t } from '../messages.ts'

type Props = {
  /** The kept word to delete; null while the dialog is closed. */
  word: { id: number; word: string } | null
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Deletes a word from the book after the tick (specification §4.8, §5). */
export function DeleteWordDialog({ word, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) => {
      try {
        await deleteWord(id)
      } catch (error) {
        // Deleted elsewhere meanwhile: it is gone, which is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: (_answer, id) => {
      toast(t('deleted'), { tone: 'good' })
      onClose()
      onDeleted?.()
      queryClient.removeQueries({ queryKey: ['dictionary', { vocabId: id }] })
      void queryClient.invalidateQueries({ queryKey: ['dictionary'] })
      void queryClient.invalidateQueries({ queryKey: ['vocab-book'] })
    },
    onError: () => toast(t('wentWrong'), { tone: 'bad' }),
  })
  return (
    <>
      {word === null ? null : <span hidden data-over-dictionary />}
      <ConfirmDialog
        isOpen={word !== null}
        onClose={onClose}
        onConfirm={() => {
          if (word !== null) mutate(word.id)
        }}
        title={t('deleteTitle', { word: word?.word ?? '' })}
        message={t('deleteText')}
        checkboxLabel={t('deleteTick')}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        isBusy={isPending}
      />
    </>
  )
}
