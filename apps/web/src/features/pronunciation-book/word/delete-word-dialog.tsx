import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { useQueryClient } from '@tanstack/react-query'
import { dropFromLists } from '../../../shared/api/drop-from-lists.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { useGoTo } from '../../../shared/navigation.ts'
import { deleteWord } from '../api/delete-word.ts'
import { wordKey } from '../api/word-query.ts'
import { wordsKey } from '../api/words-query.ts'
import { t } from '../messages.ts'

type Props = { entry: PronunciationEntry; bookUrl: string; isOpen: boolean; onClose: () => void }

/** Deletes a word, and goes back to the book. */
export function DeleteWordDialog({ entry, bookUrl, isOpen, onClose }: Props) {
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  return (
    <DeleteDialog
      thing={isOpen ? entry : null}
      title={t('deleteTitle', { word: entry.word })}
      tick={t('deleteTick')}
      done={t('deleted')}
      remove={({ id }) => deleteWord(id)}
      onClose={onClose}
      onRemoved={async ({ id }) => {
        goTo(bookUrl, { replace: true })
        await dropFromLists(queryClient, wordsKey, id)
        // Its page may still be shown, which must not ask for it again.
        await queryClient.invalidateQueries({ queryKey: wordKey, refetchType: 'none' })
        await queryClient.invalidateQueries({ queryKey: wordsKey })
      }}
      failureText={t('wrong')}
    />
  )
}
