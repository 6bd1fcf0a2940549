import type { Practice } from '@rehearsal/contracts/practice'
import { questionText } from '@rehearsal/exam/language/question-text'
import { Button } from '@rehearsal/ui/button'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { Languages } from 'lucide-react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { t } from './messages.ts'

type Props = {
  practice: Practice
  /** Whether the answer stands on the page now: what is said in a recording may then be read. */
  isAnswerShown: boolean
}

/** Translates the text of the question (specification §2.7), by a press or by the key T. */
export function TranslateTool({ practice, isAnswerShown }: Props) {
  const { open, Dialog, state } = useLazyDialog(() => import('./translation-dialog.tsx'))
  useShortcuts({ t: open })
  return (
    <>
      <Button size="small" icon={<Languages size={15} aria-hidden />} aria-keyshortcuts="T" onClick={open}>
        {t('translate')}
      </Button>
      {Dialog ? <Dialog {...state} texts={questionText(practice, isAnswerShown)} /> : null}
    </>
  )
}
