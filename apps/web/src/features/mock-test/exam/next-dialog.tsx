import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useState } from 'react'
import { t } from '../messages.ts'

export type NextQuestion = 'noAnswer' | 'unspoken' | 'unrecorded' | 'speaking'

const titles = {
  noAnswer: 'confirmNoAnswer',
  unspoken: 'confirmUnspoken',
  unrecorded: 'confirmUnrecorded',
  speaking: 'confirmSpeaking',
} as const satisfies Record<NextQuestion, string>

type Props = { question: NextQuestion | null; isOpen: boolean; onConfirm: () => void; onClose: () => void }

/** Asked before an item is left that something is missing of. */
export function NextDialog({ question, isOpen, onConfirm, onClose }: Props) {
  // What is asked stays while the dialog fades, though the item has gone on.
  const [shown, setShown] = useState<NextQuestion>('noAnswer')
  if (isOpen && question !== null && question !== shown) setShown(question)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(titles[shown])}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('backToItem')}
          </Button>
          <Button data-first-focus variant="primary" onClick={onConfirm}>
            {t('nextItem')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(`${titles[shown]}Text`)}</p>
    </Dialog>
  )
}
