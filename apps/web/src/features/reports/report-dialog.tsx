import { REPORT_MAX_CHARACTERS } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { TextArea } from '@rehearsal/ui/text-area'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useId, type SubmitEvent } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { sendReport } from './api/send-report.ts'
import { t } from './messages.ts'
import type { ReportSubject } from './report-subject.ts'

type Props = {
  subject: ReportSubject
  isOpen: boolean
  onClose: () => void
  /** What is written lives on while the dialog is closed, until it is sent. */
  text: string
  onText: (text: string) => void
}

const titles = {
  question: 'reportQuestion',
  comment: 'reportComment',
  reply: 'reportReply',
  answer: 'reportAnswer',
} as const satisfies Record<ReportSubject['kind'], string>

/** Says what is wrong with something (specification §5): 400 characters, and nothing is sent without any. */
export default function ReportDialog({ subject, isOpen, onClose, text, onText }: Props) {
  const formId = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendReport(subject, text.trim()),
    onSuccess: () => {
      toast(t('reported'), { tone: 'good' })
      onText('')
      onClose()
    },
    onError: (error) => toast(failureOf(error), { tone: 'bad', description: reasonOf(error) }),
  })
  const isEmpty = text.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) mutate()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(titles[subject.kind])}
      description={subject.kind === 'question' ? t('questionAdvice') : t('postAdvice')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isEmpty} isLoading={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="pt-1">
        <TextArea
          label={t('description')}
          value={text}
          onChange={(event) => onText(event.target.value.slice(0, REPORT_MAX_CHARACTERS))}
          maxLength={REPORT_MAX_CHARACTERS}
          maxRows={10}
          dir="auto"
          counter={{
            count: text.length,
            max: REPORT_MAX_CHARACTERS,
            countLabel: (count) => t('characters', { count }),
            limitLabel: (max) => t('atMost', { max }),
          }}
        />
      </form>
    </Dialog>
  )
}

/** The first server error's own message where there is one (specification §8). */
const failureOf = (error: unknown): string =>
  (error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined) ?? t('failed')

/** What to do about it, where the server named nothing that is wrong with the report. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.issues.length > 0 ? undefined : messageOf(error)
