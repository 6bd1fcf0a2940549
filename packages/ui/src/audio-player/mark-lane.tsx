import { createElement } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { softTone } from '../tone/tone.ts'
import { lanesOf } from './lanes-of.ts'
import { type PlayerMark, signOf } from './player-mark.ts'

type Props = {
  marks: readonly PlayerMark[]
  durationSeconds: number
  activeId: string | undefined
  onPlay: (seconds: number) => void
}

/** Marks beneath their place on the wave, for mouse and finger; the list beneath has the same for everybody. */
export function MarkLane({ marks, durationSeconds, activeId, onPlay }: Props) {
  const middles = marks.map(({ startSeconds, endSeconds }) => (startSeconds + endSeconds) / 2 / durationSeconds)
  const lanes = lanesOf(middles)
  return (
    <div
      aria-hidden
      dir="ltr"
      className="relative mt-1"
      style={{ height: `${(Math.max(0, ...lanes) + 1) * 1.625}rem` }}
    >
      {marks.map(({ id, sign, tone, startSeconds, label }, place) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          title={label}
          // What screen readers do not see must not hold the focus, by a click either.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPlay(startSeconds)}
          style={{
            insetInlineStart: `clamp(0rem, calc(${(middles[place] ?? 0) * 100}% - 0.75rem), calc(100% - 1.5rem))`,
            top: `${(lanes[place] ?? 0) * 1.625}rem`,
          }}
          className={classNames(
            'absolute grid size-6 place-items-center rounded-full',
            softTone[tone],
            id === activeId && 'outline-2 outline-brand',
          )}
        >
          {createElement(signOf[sign], { size: 13 })}
        </button>
      ))}
    </div>
  )
}
