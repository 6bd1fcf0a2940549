import { Pause, Play, RotateCcw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { AudioPlayerHandle } from './use-audio-player.ts'
import type { AudioPlayerTexts } from './player-texts.ts'

type Props = {
  player: AudioPlayerHandle
  texts: AudioPlayerTexts
  isDisabled: boolean
  isSmall: boolean
  seekSeconds: number
}

/** Play, pause or play again, whichever comes next. In exam mode it can only begin. */
export function PlayButton({ player: { state, send, isPlayOnce }, texts, isDisabled, isSmall, seekSeconds }: Props) {
  const isPlaying = state.phase === 'playing'
  const isSpent = isPlayOnce && (isPlaying || state.timesEnded > 0)
  const label = isPlaying
    ? texts.pause
    : state.phase === 'ended'
      ? texts.replay
      : state.phase === 'countdown'
        ? texts.playNow
        : texts.play
  const Icon = isPlaying ? Pause : state.phase === 'ended' ? RotateCcw : Play
  const seekByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    send({ type: 'seek-by', seconds: event.key === 'ArrowLeft' ? -seekSeconds : seekSeconds })
  }
  const iconSize = isSmall ? 17 : 22
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled || isSpent || state.phase === 'failed'}
      onClick={() => send({ type: 'toggle' })}
      onKeyDown={seekByKey}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full transition-colors disabled:cursor-not-allowed',
        isSmall
          ? 'size-10 touch:size-11 border border-line-strong bg-surface text-ink hover:bg-sunken disabled:text-ink-3'
          : 'size-14 bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-ink-3',
      )}
    >
      <Icon
        size={iconSize}
        fill={Icon === RotateCcw ? 'none' : 'currentColor'}
        className={Icon === Play ? 'translate-x-px' : ''}
        aria-hidden
      />
    </button>
  )
}
