import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useState } from 'react'
import { t } from '../messages.ts'
import type { Answering } from './use-answering.ts'

type Props = {
  /** The learner has answered or seen it before: nothing is lost by showing it. */
  isKnown: boolean
  reveal: Answering['reveal']
}

/** Shows the answer; the first time it says what that means for later attempts. */
export function ShowAnswer({ isKnown, reveal }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const press = () => {
    if (reveal.isShown) reveal.hide()
    else if (isKnown) reveal.show()
    else setIsAsking(true)
  }
  const confirm = () => {
    setIsAsking(false)
    reveal.confirm()
  }
  return (
    <>
      <Button variant="quiet" aria-pressed={reveal.isShown} isLoading={reveal.isPending} onClick={press}>
        {t('showAnswer')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('showAnswerTitle')}
        closeLabel={t('close')}
        size="small"
        footer={
          <>
            <Button data-first-focus variant="quiet" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" onClick={confirm}>
              {t('showAnswerConfirm')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('showAnswerText')}</p>
      </Dialog>
    </>
  )
}
