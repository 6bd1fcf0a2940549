import { hashKey, useQueryClient } from '@tanstack/react-query'
import { dropFromLists } from '../../../shared/api/drop-from-lists.ts'
import { dictionaryKey, vocabBookKey } from '../../../shared/api/shared-keys.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { deleteWord } from '../api/change-word.ts'
import { dictionaryQuery } from '../api/dictionary-query.ts'
import { t } from '../messages.ts'

type Props = {
  /** The kept word to delete; null while the dialog is closed. */
  word: { id: number; word: string } | null
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Deletes a word from the book (specification §4.8). */
export function DeleteWordDialog({ word, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient()
  return (
    <>
      {word === null ? null : <span hidden data-over-dictionary />}
      <DeleteDialog
        thing={word}
        title={t('deleteTitle', { word: word?.word ?? '' })}
        tick={t('deleteTick')}
        done={t('deleted')}
        remove={({ id }) => deleteWord(id)}
        onClose={onClose}
        onRemoved={async ({ id }) => {
          onDeleted?.()
          await dropFromLists(queryClient, vocabBookKey, id)
          const gone = hashKey(dictionaryQuery({ vocabId: id }).queryKey)
          // It may still be shown while the dictionary fades, and must not be asked for again.
          void queryClient.invalidateQueries({
            queryKey: dictionaryKey,
            predicate: ({ queryHash }) => queryHash !== gone,
          })
          void queryClient.invalidateQueries({ queryKey: vocabBookKey })
        }}
        failureText={t('wentWrong')}
        hasFailureToast
      />
    </>
  )
}
