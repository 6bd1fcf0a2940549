import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Range } from '../range/range.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import type { AudioPlayerHandle } from './use-audio-player.ts'

type Props = { player: AudioPlayerHandle; texts: AudioPlayerTexts; speeds: readonly number[] }

/** Speed, outside exam mode, and volume. */
export function PlayerSettings({ player, texts, speeds }: Props) {
  const { state, send, isPlayOnce } = player
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isPlayOnce ? null : (
        <SegmentedControl
          size="small"
          label={texts.speed}
          options={speeds.map((speed) => ({ value: String(speed), label: texts.speedOption(speed) }))}
          value={String(state.speed)}
          onChange={(speed) => send({ type: 'speed', speed: Number(speed) })}
        />
      )}
      <Volume player={player} texts={texts} />
    </div>
  )
}

function Volume({ player: { state, send }, texts }: Pick<Props, 'player' | 'texts'>) {
  const [loudBefore, setLoudBefore] = useState(1)
  const isMuted = state.volume === 0
  const Icon = isMuted ? VolumeX : state.volume < 0.5 ? Volume1 : Volume2
  const toggle = () => {
    if (!isMuted) setLoudBefore(state.volume)
    send({ type: 'volume', volume: isMuted ? loudBefore : 0 })
  }
  return (
    <div className="flex items-center gap-1">
      <IconButton
        size="small"
        label={isMuted ? texts.unmute : texts.mute}
        icon={<Icon size={17} aria-hidden />}
        onClick={toggle}
      />
      <Range
        label={texts.volume}
        max={1}
        step={0.05}
        value={state.volume}
        aria-valuetext={`${Math.round(state.volume * 100)}%`}
        onChange={(volume) => send({ type: 'volume', volume })}
        className="w-24"
      />
    </div>
  )
}
