import type { PostedSubject } from '@rehearsal/contracts/problem-reports'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Flag } from 'lucide-react'
import { t } from './messages.ts'
import { useReport } from './use-report.tsx'

type Props = {
  subject: { kind: PostedSubject; id: number }
  /** Who wrote it, so that a screen reader tells one button from the next. */
  name: string
}

const labels = { comment: 'reportCommentOf', reply: 'reportReplyOf', answer: 'reportAnswerOf' } as const

/** Reports another learner's comment, reply or answer. */
export function ReportAction({ subject, name }: Props) {
  const { open, dialog } = useReport(subject)
  return (
    <>
      <IconButton
        size="small"
        className="max-md:size-11"
        label={t(labels[subject.kind], { name })}
        icon={<Flag size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {dialog}
    </>
  )
}
