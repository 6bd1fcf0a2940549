import { Button } from '@rehearsal/ui/button'
import { Flag } from 'lucide-react'
import { t } from './messages.ts'
import { useReport } from './use-report.tsx'

/** Reports a question, from among its tools (specification §2.7). */
export function ReportTool({ questionId }: { questionId: number }) {
  const { open, dialog } = useReport({ kind: 'question', id: questionId })
  return (
    <>
      <Button size="small" icon={<Flag size={15} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        {t('report')}
      </Button>
      {dialog}
    </>
  )
}
