import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { describeForm } from '@rehearsal/exam/mock-test/describe-form'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { EXTRA_TIME_PERCENTS, type ExtraTimePercent } from '@rehearsal/exam/mock-test/item-clock'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { examName, formName } from '../../../shared/mock-test-names.ts'
import { t } from '../messages.ts'
import { itemsText, lengthText } from './length-text.ts'
import { useStart } from './use-start.ts'

type Props = { form: FormId | null; format: FormatId; variant: ExamVariant; onClose: () => void }

const percentNames = { 0: '0', 25: '25', 50: '50', 100: '100' } as const

/** What a test takes and needs, and how much time its learner is granted. Nothing runs before it is opened. */
export function StartDialog({ form, format, variant, onClose }: Props) {
  // What is asked stays while the dialog fades.
  const [shown, setShown] = useState<FormId>('mini')
  if (form !== null && form !== shown) setShown(form)
  const [percent, setPercent] = useState<ExtraTimePercent>(0)
  const start = useStart({ form: shown, variant, percent })
  const lacks = lacksOf(start.error)
  const { seconds, items, needsMicrophone, needsSound } = describeForm(format, shown, percent)
  const close = () => {
    start.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={form !== null}
      onClose={close}
      title={t('startTitle', { form: formName(shown), exam: examName(variant) })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('notNow')}
          </Button>
          <Button
            data-first-focus
            variant="primary"
            isLoading={start.isPending}
            onClick={() => start.begin(lacks !== null)}
          >
            {lacks === null ? t('startTest') : t('startShorter')}
          </Button>
        </>
      }
    >
      {lacks === null ? (
        <div className="grid gap-5">
          <ul className="num grid list-disc gap-1 ps-5 text-ink-2">
            <li>{lengthText(seconds)}</li>
            <li>{itemsText(items)}</li>
            <li>{needsText(needsMicrophone, needsSound)}</li>
            <li>{t('startPause')}</li>
          </ul>
          <ExtraTime percent={percent} onChange={setPercent} />
          {start.error === null ? null : (
            <p role="alert" className="text-sm font-medium text-bad">
              {messageOf(start.error)}
            </p>
          )}
        </div>
      ) : (
        <Lacks lacks={lacks} />
      )}
    </Dialog>
  )
}

function needsText(microphone: boolean, sound: boolean): string {
  if (microphone) return t('startNeedsBoth')
  return sound ? t('startNeedsSound') : t('startNeedsNothing')
}

function ExtraTime({
  percent,
  onChange,
}: {
  percent: ExtraTimePercent
  onChange: (percent: ExtraTimePercent) => void
}) {
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t('extraTime')}</p>
      <SegmentedControl
        label={t('extraTime')}
        isFullWidth
        value={percentNames[percent]}
        options={EXTRA_TIME_PERCENTS.map((each) => ({
          value: percentNames[each],
          label: each === 0 ? t('noExtraTime') : t('extraTimeOf', { percent: each }),
        }))}
        onChange={(name) => onChange(EXTRA_TIME_PERCENTS.find((each) => percentNames[each] === name) ?? 0)}
      />
      <p className="text-sm text-ink-3">{t('extraTimeText')}</p>
    </div>
  )
}

/** What the bank has too few questions of; null where it is something else that went wrong, or where no shorter test helps. */
function lacksOf(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError) || error.code !== 'form_lacks_questions') return null
  if (error.issues.some(({ code }) => code === 'no_questions')) return null
  return error.issues.map(({ defaultMessage }) => defaultMessage)
}

function Lacks({ lacks }: { lacks: readonly string[] }) {
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-medium">{t('lacksTitle')}</p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
      <p className="text-ink-2">{t('lacksText')}</p>
    </div>
  )
}
