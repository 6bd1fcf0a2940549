import { lazy, Suspense, useState } from 'react'
import type { ReportSubject } from './report-subject.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The form that reports something, once it was asked for. */
export function useReport(subject: ReportSubject) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [text, setText] = useState('')
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const dialog = wasOpened ? (
    <Suspense>
      <ReportDialog subject={subject} isOpen={isOpen} onClose={() => setIsOpen(false)} text={text} onText={setText} />
    </Suspense>
  ) : null
  return { open, dialog }
}
