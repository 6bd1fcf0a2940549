import { useState } from 'react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import type { ReportSubject } from './report-subject.ts'

/** The form that reports something, once it was asked for. */
export function useReport(subject: ReportSubject) {
  const { open, Dialog, state } = useLazyDialog(() => import('./report-dialog.tsx'))
  const [text, setText] = useState('')
  const dialog = Dialog ? <Dialog {...state} subject={subject} text={text} onText={setText} /> : null
  return { open, dialog }
}
