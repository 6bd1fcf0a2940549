import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatId } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

type Props = { answer: ScoredAnswer; place: 'card' | 'result' }

/** Opens Share Scores for one of my scored answers (specification §2.8). */
export function ShareTool({ answer, place }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  if (answer.type !== 'MY_ANSWER' || answer.score === null) return null
  const open = () => {
    setOpenings(openings + 1)
    setIsOpen(true)
  }
  const label = t('shareAnswer', { id: formatId(answer.id, QUESTION_CARD_ID_DIGITS) })
  const icon = <Share2 size={17} aria-hidden />
  return (
    <>
      {place === 'card' ? (
        <IconButton size="small" label={label} icon={icon} aria-haspopup="dialog" onClick={open} />
      ) : (
        <>
          <IconButton
            className="sheet:hidden"
            label={t('share')}
            icon={icon}
            aria-haspopup="dialog"
            onClick={open}
            hasTooltip={false}
          />
          <Button className="max-sheet:hidden" icon={icon} aria-haspopup="dialog" onClick={open}>
            {t('share')}
          </Button>
        </>
      )}
      {openings > 0 ? (
        <Suspense>
          <ShareDialog key={openings} answer={answer} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
