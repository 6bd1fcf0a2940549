import { useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { formatSeconds } from '../timer/timer.tsx'
import { textTone } from '../tone/tone.ts'
import { type MarkTexts, type PlayerMark, signOf } from './player-mark.ts'

type Props = {
  marks: readonly PlayerMark[]
  activeId: string | undefined
  onPlay: (seconds: number) => void
  texts: MarkTexts
}

const SHOWN_AT_FIRST = 6

/** Every mark in words, with its time, in the order of the recording; pressing one plays from there. */
export function MarkList({ marks, activeId, onPlay, texts }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  if (marks.length === 0) return null
  const shown = isWhole ? marks : marks.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ol aria-label={texts.marks} className="contents">
        {shown.map((mark) => (
          <li key={mark.id} className="min-w-0">
            <MarkButton mark={mark} isActive={mark.id === activeId} onPlay={onPlay} />
          </li>
        ))}
      </ol>
      {marks.length > SHOWN_AT_FIRST ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-8 touch:min-h-11 rounded-full px-2 text-sm font-semibold text-brand-strong hover:underline"
        >
          {isWhole ? texts.showFewer : texts.showAll(marks.length)}
        </button>
      ) : null}
    </div>
  )
}

type ButtonProps = { mark: PlayerMark; isActive: boolean; onPlay: Props['onPlay'] }

function MarkButton({ mark: { label, tone, sign, startSeconds }, isActive, onPlay }: ButtonProps) {
  const Sign = signOf[sign]
  return (
    <button
      type="button"
      onClick={() => onPlay(startSeconds)}
      className={classNames(
        'inline-flex min-h-8 touch:min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3 text-start text-sm',
        isActive ? 'border-brand bg-brand-soft' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <Sign size={14} aria-hidden className={classNames('shrink-0', textTone[tone])} />
      <span className="min-w-0 truncate">{label}</span>{' '}
      <span dir="ltr" className="num shrink-0 text-ink-3">
        {formatSeconds(startSeconds)}
      </span>
    </button>
  )
}
