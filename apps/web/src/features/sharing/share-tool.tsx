import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Share2 } from 'lucide-react'
import { formatId } from '../../shared/format/numbers.ts'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { t } from './messages.ts'
import { shareableAnswer } from './shareable.ts'

type Props = { answer: ScoredAnswer; place: 'card' | 'result' }

/** Opens Share Scores for one of my scored answers (specification §2.8). */
export function ShareTool({ answer, place }: Props) {
  const { open, Dialog, state, openings } = useLazyDialog(() => import('./share-dialog.tsx'))
  if (answer.type !== 'MY_ANSWER' || answer.score === null) return null
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
      {Dialog ? <Dialog key={openings} {...state} shareable={shareableAnswer(answer)} /> : null}
    </>
  )
}
