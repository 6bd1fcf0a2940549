import { useEffect, useEffectEvent } from 'react'
import type { Tone } from '../tone/tone.ts'
import { MarkLane } from './mark-lane.tsx'
import { MarkList } from './mark-list.tsx'
import { PlayerFailure } from './player-failure.tsx'
import { PlayButton } from './play-button.tsx'
import type { MarkTexts, PlayerMark } from './player-mark.ts'
import { PlayerSettings } from './player-settings.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import { TimeLine } from './time-line.tsx'
import { Times } from './times.tsx'
import { useGroupFocus } from './use-group-focus.ts'
import { useAudioPlayer } from './use-audio-player.ts'

type Props = {
  src: string
  durationSeconds: number
  peaks: readonly number[]
  marks: readonly PlayerMark[]
  texts: AudioPlayerTexts & MarkTexts
  tone?: Tone | undefined
  /** A new cue plays from its second. */
  cue?: { seconds: number; key: number } | null | undefined
}

/** A listener needs to hear what leads to a mark. */
const LEAD_SECONDS = 0.4
const SEEK_SECONDS = 2
const speeds = [0.75, 1]

/** A recording with its marks: on the wave, beneath it, and as a list of buttons; each plays from its mark. */
export function MarkedPlayer(props: Props) {
  return <MarkedSource key={props.src} {...props} />
}

function MarkedSource({ src, durationSeconds, peaks, marks, texts, tone, cue = null }: Props) {
  const player = useAudioPlayer({ src, durationSeconds })
  const { state, send } = player
  const groupFocus = useGroupFocus<HTMLDivElement>()
  const playFrom = (seconds: number) => {
    send({ type: 'seek', toSeconds: Math.max(0, seconds - LEAD_SECONDS) })
    send({ type: 'play' })
  }
  const playCue = useEffectEvent(() => {
    if (cue !== null) playFrom(cue.seconds)
  })
  useEffect(() => playCue(), [cue?.key])
  const active = marks.find(
    ({ startSeconds, endSeconds }) =>
      state.phase === 'playing' && state.positionSeconds >= startSeconds && state.positionSeconds <= endSeconds,
  )
  const spans = marks.map(({ startSeconds, endSeconds, tone: of }) => ({
    start: startSeconds / durationSeconds,
    end: endSeconds / durationSeconds,
    tone: of,
  }))
  return (
    <div {...groupFocus} role="group" aria-label={texts.player} className="grid min-w-0 gap-2">
      <div>
        <TimeLine {...{ player, texts, peaks, spans, tone, seekSeconds: SEEK_SECONDS, isDisabled: false }} />
        {marks.length === 0 ? null : (
          <MarkLane marks={marks} durationSeconds={durationSeconds} activeId={active?.id} onPlay={playFrom} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlayButton {...{ player, texts }} isSmall isDisabled={false} seekSeconds={SEEK_SECONDS} />
        <Times state={state} />
        <span className="max-sheet:hidden">
          <PlayerSettings player={player} texts={texts} speeds={speeds} />
        </span>
      </div>
      <PlayerFailure player={player} texts={texts} />
      <MarkList marks={marks} activeId={active?.id} onPlay={playFrom} texts={texts} />
    </div>
  )
}
