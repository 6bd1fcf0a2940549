import type { Practice } from '@rehearsal/contracts/practice'
import { Button } from '@rehearsal/ui/button'
import { History } from 'lucide-react'
import { lazy, useState } from 'react'
import { Optional } from '../../shared/frame/optional.tsx'
import { t } from './messages.ts'

const ExamMemoryDialog = lazy(() => import('./exam-memory-dialog.tsx'))

type Props = { practice: Pick<Practice, 'id' | 'title' | 'variants'> }

/** Opens the form that says a question was seen in an exam (specification §2.7). */
export function ExamMemoryTool({ practice }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const open = () => {
    setHasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button size="small" icon={<History size={15} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        {t('examMemory')}
      </Button>
      {hasOpened ? (
        <Optional>
          <ExamMemoryDialog practice={practice} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Optional>
      ) : null}
    </>
  )
}
