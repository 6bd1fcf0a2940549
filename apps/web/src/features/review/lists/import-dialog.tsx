import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useLayer } from '@rehearsal/ui/layer'
import type { ReactNode } from 'react'
import { t } from '../messages.ts'
import { CheckReport, ResultReport } from './import-report.tsx'
import { ListField } from './list-field.tsx'
import { MeaningsChoice } from './meanings-choice.tsx'
import { useReadingStep } from './reading-step.tsx'
import { useWordImport, type WordImport } from './use-word-import.ts'

type Props = {
  taskId: TaskId | null
  isOpen: boolean
  onClose: () => void
  onImported?: (() => void) | undefined
}

type Step = { body: ReactNode; footer: ReactNode; goBack?: () => void }

/** A list of words, how its file is read where that is in doubt, what would become of each line, the import, what became of it. */
export default function ImportDialog({ taskId, isOpen, onClose, onImported }: Props) {
  const words = useWordImport({ taskId, isOpen, onImported })
  const reading = useReadingStep(words.readings, (text) => words.read(text === '' ? words.text : text))
  const close = () => {
    onClose()
    if (words.run.data !== undefined) words.finish()
  }
  const { body, footer, goBack } = words.readings.length > 0 ? reading : stepOf(words, close)
  // The browser's Back leads to the list, and from there out of the dialog, which keeps what was typed.
  useLayer(isOpen && goBack !== undefined, () => goBack?.())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('importTitle')}
      closeLabel={t('close')}
      size="large"
      footer={footer}
    >
      {body}
    </Dialog>
  )
}

function stepOf(words: WordImport, onClose: () => void): Step {
  if (words.run.data !== undefined) {
    return {
      body: <ResultReport report={words.run.data} />,
      footer: (
        <Button variant="primary" onClick={onClose}>
          {t('doneImporting')}
        </Button>
      ),
    }
  }
  return words.check.data === undefined ? listStep(words, onClose) : checkStep(words, words.check.data)
}

function listStep({ text, setText, setReadings, check, problem }: WordImport, onClose: () => void): Step {
  return {
    body: <ListField text={text} onText={setText} onReadings={setReadings} problem={problem} />,
    footer: (
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
    ),
  }
}

function checkStep(
  { meanings, setMeanings, check, run }: WordImport,
  report: NonNullable<WordImport['check']['data']>,
): Step {
  const { counts } = report
  const replaced = meanings === 'replace' ? counts.changes : 0
  const goBack = () => check.reset()
  return {
    goBack,
    body: (
      <div className="grid grid-cols-1 gap-4">
        {counts.changes > 0 ? (
          <MeaningsChoice count={counts.changes} meanings={meanings} onMeanings={setMeanings} />
        ) : null}
        <CheckReport report={report} isReplacing={meanings === 'replace'} />
      </div>
    ),
    footer: (
      <>
        <Button onClick={goBack}>{t('back')}</Button>
        <Button
          variant="primary"
          disabled={counts.new + replaced === 0}
          isLoading={run.isPending}
          onClick={() => run.mutate()}
        >
          {importLabel(counts.new, replaced)}
        </Button>
      </>
    ),
  }
}

function importLabel(added: number, replaced: number): string {
  if (replaced === 0) return t('importNow', { count: added })
  return added === 0 ? t('replaceNow', { count: replaced }) : t('importAndReplace', { new: added, count: replaced })
}
