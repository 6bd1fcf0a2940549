import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { TaskFace } from '@rehearsal/tasks/task'
import { useQueryClient } from '@tanstack/react-query'
import { dropFromLists } from '../../../shared/api/drop-from-lists.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { answersKey } from '../api/answers-query.ts'
import { deleteAnswer } from '../api/delete-answer.ts'
import { t } from '../messages.ts'

type Props = { face: TaskFace; answer: ScoredAnswer | null; onClose: () => void }

/** Deletes one of my answers. */
export function DeleteAnswerDialog({ face, answer, onClose }: Props) {
  const queryClient = useQueryClient()
  return (
    <DeleteDialog
      thing={answer}
      title={t('removeTitle')}
      tick={t('removeTick')}
      done={t('removed')}
      remove={({ id }) => deleteAnswer(face, id)}
      onClose={onClose}
      onRemoved={async ({ id }) => {
        await dropFromLists(queryClient, answersKey, id)
        await queryClient.invalidateQueries()
      }}
    />
  )
}
