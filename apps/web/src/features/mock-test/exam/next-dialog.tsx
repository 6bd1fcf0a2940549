import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useRef, useState } from 'react'
import { t } from '../messages.ts'
import type { NextQuestion } from './next-question.ts'

type Props = { question: NextQuestion | null; isOpen: boolean; onConfirm: () => void; onClose: () => void }

const isSame = (a: NextQuestion, b: NextQuestion) => a.title === b.title && a.text === b.text

/** Asked before an item is left that something is missing of. */
export function NextDialog({ question, isOpen, onConfirm, onClose }: Props) {
  // What is asked stays while the dialog fades, though the item has gone on.
  const [shown, setShown] = useState<NextQuestion>({ title: '', text: '' })
  if (isOpen && question !== null && !isSame(question, shown)) setShown(question)
  const stays = useRef(false)
  const stay = () => {
    stays.current = true
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={stay}
      title={shown.title}
      closeLabel={t('close')}
      size="small"
      // Whoever left the item, or was left by its time, is not to stand on the Next of the item that comes.
      focusAfter={() => {
        const isLeft = !stays.current
        stays.current = false
        return isLeft ? document.querySelector('h1') : null
      }}
      footer={
        <>
          <Button data-first-focus variant="quiet" onClick={stay}>
            {t('backToItem')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {t('nextItem')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{shown.text}</p>
    </Dialog>
  )
}
