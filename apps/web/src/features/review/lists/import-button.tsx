import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { FileInput } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '../messages.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type Props = {
  /** The kind of question that the words are kept under; null for none. */
  taskId: TaskId | null
  onImported?: (() => void) | undefined
  variant?: 'primary' | 'secondary'
}

/** Opens the dialog that imports a list of words. */
export function ImportButton({ taskId, onImported, variant = 'secondary' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const open = () => {
    setHasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button variant={variant} icon={<FileInput size={16} aria-hidden />} onClick={open}>
        {t('importWords')}
      </Button>
      {hasOpened ? (
        <Suspense>
          <ImportDialog taskId={taskId} isOpen={isOpen} onClose={() => setIsOpen(false)} onImported={onImported} />
        </Suspense>
      ) : null}
    </>
  )
}
