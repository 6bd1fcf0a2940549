import { CLEAR_SHARE } from '@rehearsal/exam/speech/clear-word'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { formatShare } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

type Props = {
  /** 0 to 1; null where the word was not said yet. */
  score: number | null
}

/** A score with a sign and a word, so that colour is never alone. */
export function ScoreLabel({ score }: Props) {
  if (score === null) {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-3">
        <CircleDashed size={15} aria-hidden />
        {t('notSaid')}
      </span>
    )
  }
  const isClear = score >= CLEAR_SHARE
  const Sign = isClear ? CircleCheck : TriangleAlert
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${isClear ? 'text-good' : 'text-fair'}`}>
      <Sign size={15} aria-hidden />
      <span className="num">{formatShare(score)}</span>
      <span className="font-normal">{isClear ? t('clear') : t('unclear')}</span>
    </span>
  )
}
