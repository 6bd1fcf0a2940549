import type { DictationScoredAnswer } from '@rehearsal/contracts/dictation'
import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Ring } from '@rehearsal/ui/ring'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { WordVerdicts } from '../word-verdicts.tsx'
import { t } from '../messages.ts'

type Props = { answer: DictationScoredAnswer; onDelete: (answer: DictationScoredAnswer) => void }

/** One dictation: when, how it went, its words to look at, and to delete. */
export function AnswerCard({ answer, onDelete }: Props) {
  const { createdDate, score, totalWords, words } = answer
  const [isOpen, setIsOpen] = useState(false)
  const wordsId = useId()
  const moment = formatMoment(createdDate, now())
  const label = t('scoreOf', { score, total: totalWords })
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-4 md:grid-cols-[auto_1fr_auto] md:px-5">
      <Ring value={score} max={totalWords} label={label} valueText={String(score)} />
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <time dateTime={createdDate} className="num text-sm text-ink-2">
          {moment}
        </time>
      </div>
      <div className="flex items-center gap-1 max-md:col-span-2 max-md:justify-end">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? wordsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('hideWords') : t('showWords')}
        </Button>
        <IconButton
          size="small"
          label={t('removeAnswer', { moment })}
          icon={<Trash2 size={17} aria-hidden />}
          onClick={() => onDelete(answer)}
        />
      </div>
      {isOpen ? (
        <div id={wordsId} className="col-span-2 md:col-span-3">
          <WordVerdicts label={t('wordsOf', { moment })} verdicts={words} recordings={[]} />
        </div>
      ) : null}
    </li>
  )
}
