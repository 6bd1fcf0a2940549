import { Button } from '@rehearsal/ui/button'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { ChevronRight, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { steadyNow } from '../../../shared/clock.ts'
import { isNothingKept } from '../../../shared/kept/nothing-kept.ts'
import { t } from '../messages.ts'
import type { AtItem } from '../machine/exam-state.ts'
import { NextDialog } from './next-dialog.tsx'
import { questionOf } from './next-question.ts'
import type { SendToExam } from './use-exam.ts'

type Props = Parameters<typeof questionOf>[0] & { send: SendToExam }

/** The way on. It asks first where something would be lost by it. */
export function ItemFooter({ send, ...shown }: Props) {
  const { state } = shown
  const { item, standing } = state
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const question = questionOf(shown)
  const isAnswering = standing === 'answering'
  const leave = () => {
    setAskedAt(null)
    send({ type: 'next', position: item.position, now: steadyNow() })
  }
  const request = () => {
    if (!isAnswering) return
    if (question === null) leave()
    else setAskedAt(item.position)
  }
  useShortcuts({ 'mod+Enter': request })
  return (
    <footer className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-line px-4 py-3.5 md:px-6">
      <Contact state={state} />
      <Button
        variant="primary"
        size="large"
        className="max-sheet:w-full"
        title={t('nextHint')}
        iconEnd={<ChevronRight size={18} className="rtl:rotate-180" aria-hidden />}
        isLoading={!isAnswering}
        onClick={request}
      >
        {t('next')}
      </Button>
      <NextDialog
        question={question}
        isOpen={askedAt === item.position && isAnswering && question !== null}
        onConfirm={leave}
        onClose={() => setAskedAt(null)}
      />
    </footer>
  )
}

/** What the line does to this item. The region is there from the start, so that its text is spoken when it comes. */
function Contact({ state: { standing, failures } }: Pick<Props, 'state'>) {
  const text = contactText(standing, failures > 0)
  return (
    <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-sm font-medium text-fair">
      {text === '' ? null : (
        <>
          {failures > 0 ? <WifiOff size={17} className="mt-0.5 shrink-0" aria-hidden /> : null}
          <span className={failures > 0 ? '' : 'text-ink-3'}>{text}</span>
        </>
      )}
    </p>
  )
}

function contactText(standing: AtItem['standing'], isCut: boolean): string {
  if (standing === 'closing') return t('closingTake')
  if (!isCut) return ''
  if (standing === 'leaving') return isNothingKept() ? t('waitingUnkept') : t('waitingForContact')
  return isNothingKept() ? t('noContactUnkept') : t('noContact')
}
