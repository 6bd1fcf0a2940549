import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { importWords } from '../api/import-words.ts'
import { t } from '../messages.ts'
import { ImportReportView } from './import-report.tsx'
import { ListField } from './list-field.tsx'

type Props = {
  taskId: TaskId | null
  isOpen: boolean
  onClose: () => void
  onImported?: (() => void) | undefined
}

/** A list of words, then what would become of each line, then the import. */
export default function ImportDialog({ taskId, isOpen, onClose, onImported }: Props) {
  const [text, setText] = useState('')
  const queryClient = useQueryClient()
  const check = useMutation({ mutationFn: () => importWords({ text, taskId, isDryRun: true }) })
  const run = useMutation({
    mutationFn: () => importWords({ text, taskId, isDryRun: false }),
    onSuccess: ({ added }) => {
      toast(t('imported', { count: added }), { tone: added > 0 ? 'good' : 'neutral' })
      onClose()
      setText('')
      check.reset()
      // Whoever shows words shows them anew.
      for (const shown of ['vocab-book', 'dictionary', 'reviews']) {
        void queryClient.invalidateQueries({ queryKey: [shown] })
      }
      onImported?.()
    },
    onError: (error) => void toast(t('somethingWrong'), { tone: 'bad', description: problemOf(error) }),
  })
  const report = check.data
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('importTitle')}
      closeLabel={t('close')}
      size="large"
      footer={
        report === undefined ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              disabled={text.trim() === ''}
              isLoading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('check')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => check.reset()}>{t('back')}</Button>
            <Button
              variant="primary"
              disabled={report.counts.new === 0}
              isLoading={run.isPending}
              onClick={() => run.mutate()}
            >
              {t('importNow', { count: report.counts.new })}
            </Button>
          </>
        )
      }
    >
      {report === undefined ? (
        <ListField text={text} onText={setText} problem={check.error === null ? null : problemOf(check.error)} />
      ) : (
        <ImportReportView report={report} />
      )}
    </Dialog>
  )
}

/** What is wrong with the list as a whole; the first of its issues says it best. */
const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined) ?? messageOf(error)
