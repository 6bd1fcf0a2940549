import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { FileInput } from 'lucide-react'
import { useLazyDialog } from '../../../shared/frame/use-lazy-dialog.ts'
import { t } from '../messages.ts'

type Props = {
  /** The kind of question that the words are kept under; null for none. */
  taskId: TaskId | null
  onImported?: (() => void) | undefined
  variant?: 'primary' | 'secondary'
}

/** Opens the dialog that imports a list of words. */
export function ImportButton({ taskId, onImported, variant = 'secondary' }: Props) {
  const { open, Dialog, state } = useLazyDialog(() => import('./import-dialog.tsx'))
  return (
    <>
      <Button variant={variant} icon={<FileInput size={16} aria-hidden />} onClick={open}>
        {t('importWords')}
      </Button>
      {Dialog ? <Dialog {...state} taskId={taskId} onImported={onImported} /> : null}
    </>
  )
}
