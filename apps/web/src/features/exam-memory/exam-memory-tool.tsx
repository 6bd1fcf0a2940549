import type { Practice } from '@rehearsal/contracts/practice'
import { Button } from '@rehearsal/ui/button'
import { History } from 'lucide-react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { t } from './messages.ts'

type Props = { practice: Pick<Practice, 'id' | 'title' | 'variants'> }

/** Opens the form that says a question was seen in an exam (specification §2.7). */
export function ExamMemoryTool({ practice }: Props) {
  const { open, Dialog, state } = useLazyDialog(() => import('./exam-memory-dialog.tsx'))
  return (
    <>
      <Button size="small" icon={<History size={15} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        {t('examMemory')}
      </Button>
      {Dialog ? <Dialog {...state} practice={practice} /> : null}
    </>
  )
}
