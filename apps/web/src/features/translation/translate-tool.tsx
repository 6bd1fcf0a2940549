import type { Practice } from '@rehearsal/contracts/practice'
import { Button } from '@rehearsal/ui/button'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { Languages } from 'lucide-react'
import { lazy, useState } from 'react'
import { Optional } from '../../shared/frame/optional.tsx'
import { t } from './messages.ts'
import { practiceText } from './practice-text.ts'

const TranslationDialog = lazy(() => import('./translation-dialog.tsx'))

type Props = {
  practice: Practice
  /** Whether the answer stands on the page now: what is said in a recording may then be read. */
  isAnswerShown: boolean
}

/** Translates the text of the question (specification §2.7), by a press or by the key T. */
export function TranslateTool({ practice, isAnswerShown }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const open = () => {
    setHasOpened(true)
    setIsOpen(true)
  }
  useShortcuts({ t: open })
  return (
    <>
      <Button size="small" icon={<Languages size={15} aria-hidden />} aria-keyshortcuts="T" onClick={open}>
        {t('translate')}
      </Button>
      {hasOpened ? (
        <Optional>
          <TranslationDialog
            texts={practiceText(practice, isAnswerShown)}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Optional>
      ) : null}
    </>
  )
}
