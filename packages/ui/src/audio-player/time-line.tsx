import type { KeyboardEvent } from 'react'
import { Range } from '../range/range.tsx'
import type { Tone } from '../tone/tone.ts'
import { formatSeconds } from '../timer/timer.tsx'
import { Waveform } from '../waveform/waveform.tsx'
import type { ToneSpan } from '../waveform/draw-waveform.ts'
import type { AudioPlayerTexts } from './player-texts.ts'
import type { AudioPlayerHandle } from './use-audio-player.ts'

type Props = {
  player: AudioPlayerHandle
  texts: AudioPlayerTexts
  seekSeconds: number
  peaks: readonly number[] | undefined
  spans?: readonly ToneSpan[] | undefined
  tone: Tone | undefined
  isDisabled: boolean
}

/** Where the sound stands: a waveform when its peaks are known, otherwise a bar. Exam mode only shows it. */
export function TimeLine({
  player: { state, send, isPlayOnce },
  texts,
  seekSeconds,
  peaks,
  spans,
  tone,
  isDisabled,
}: Props) {
  const { positionSeconds, durationSeconds } = state
  const share = durationSeconds > 0 ? Math.min(1, positionSeconds / durationSeconds) : 0
  const valueText = texts.positionText(formatSeconds(positionSeconds), formatSeconds(durationSeconds))
  const canScrub = !isPlayOnce && !isDisabled && durationSeconds > 0
  const seekByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    send({ type: 'seek-by', seconds: event.key === 'ArrowLeft' ? -seekSeconds : seekSeconds })
  }
  if (peaks && peaks.length > 0) {
    return (
      <Waveform
        peaks={peaks}
        label={texts.position}
        position={state.phase === 'ready' && positionSeconds === 0 ? 1 : share}
        onScrub={canScrub ? (to) => send({ type: 'seek', toSeconds: to * durationSeconds }) : undefined}
        scrubValueText={() => valueText}
        scrubStep={durationSeconds > 0 ? seekSeconds / durationSeconds : undefined}
        spans={spans}
        tone={tone}
      />
    )
  }
  return canScrub ? (
    <Range
      label={texts.position}
      aria-valuetext={valueText}
      max={durationSeconds}
      step={0.01}
      value={positionSeconds}
      onChange={(toSeconds) => send({ type: 'seek', toSeconds })}
      onKeyDown={seekByKey}
      className="w-full"
    />
  ) : (
    <div
      role="progressbar"
      aria-label={texts.position}
      aria-valuetext={valueText}
      aria-valuenow={Math.round(share * 100)}
      dir="ltr"
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
