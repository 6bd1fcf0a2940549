import { classNames } from '../class-names/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import type { Tone } from '../tone/tone.ts'
import { PlayerFailure } from './player-failure.tsx'
import { PlayerHalt } from './player-halt.tsx'
import { PlayButton } from './play-button.tsx'
import { PlayerSettings } from './player-settings.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import { TimeLine } from './time-line.tsx'
import { Times } from './times.tsx'
import { useGroupFocus } from './use-group-focus.ts'
import { useAudioPlayer, type AudioPlayerHandle, type AudioPlayerOptions } from './use-audio-player.ts'

export type AudioPlayerProps = AudioPlayerOptions & {
  texts: AudioPlayerTexts
  speeds?: readonly number[] | undefined
  seekSeconds?: number | undefined
  peaks?: readonly number[] | undefined
  tone?: Tone | undefined
  variant?: 'full' | 'compact' | undefined
  /** Space and arrows anywhere on the page. */
  hasPageKeys?: boolean | undefined
  isDisabled?: boolean | undefined
}

const usualSpeeds = [0.5, 1, 1.5]
/** A longer countdown is spoken only at its end, so that it does not talk over the question. */
const spokenSeconds = 3

/** Plays the sound of one source (specification §4.3, §9). A new source is a new player. */
export function AudioPlayer(props: AudioPlayerProps) {
  return <SourcePlayer key={props.src} {...props} />
}

function SourcePlayer(props: AudioPlayerProps) {
  const {
    texts,
    speeds = usualSpeeds,
    seekSeconds = 2,
    peaks,
    tone,
    variant = 'full',
    hasPageKeys = false,
    isDisabled = false,
  } = props
  const player = useAudioPlayer(props)
  const { state, send } = player
  const groupFocus = useGroupFocus<HTMLDivElement>()
  const keys = {
    Space: () => send({ type: 'toggle' }),
    ArrowLeft: () => send({ type: 'seek-by', seconds: -seekSeconds }),
    ArrowRight: () => send({ type: 'seek-by', seconds: seekSeconds }),
  }
  useShortcuts(keys, hasPageKeys && !isDisabled)
  const isCompact = variant === 'compact'
  return (
    <div {...groupFocus} role="group" aria-label={texts.player} className="w-full min-w-0">
      <div className={classNames('flex items-center', isCompact ? 'gap-3' : 'gap-5')}>
        <PlayButton {...{ player, texts, isDisabled, seekSeconds }} isSmall={isCompact} />
        <div className="min-w-0 flex-1">
          <TimeLine {...{ player, texts, seekSeconds, peaks, tone, isDisabled }} />
          {isCompact ? null : <PlayerStatus player={player} texts={texts} />}
        </div>
        {isCompact ? <Times state={state} /> : null}
      </div>
      {isCompact ? null : (
        <div className="mt-3 ps-[4.75rem] max-md:ps-0">
          <PlayerSettings player={player} texts={texts} speeds={speeds} />
        </div>
      )}
      <PlayerFailure player={player} texts={texts} />
      <PlayerHalt player={player} texts={texts} />
      <LiveRegion>
        {state.phase === 'countdown' && state.countdownSeconds <= spokenSeconds
          ? texts.playAfter(state.countdownSeconds)
          : ''}
      </LiveRegion>
    </div>
  )
}

function PlayerStatus({
  player: { state, isPlayOnce },
  texts,
}: {
  player: AudioPlayerHandle
  texts: AudioPlayerTexts
}) {
  const isSpent = isPlayOnce && state.timesEnded > 0
  return (
    <div className="mt-1 flex min-h-5 items-center justify-between gap-3 text-[0.8125rem] text-ink-3">
      <span
        aria-hidden={state.phase === 'countdown'}
        className={state.phase === 'countdown' ? 'num font-medium text-ink' : ''}
      >
        {statusOf(state, isSpent, texts)}
      </span>
      <Times state={state} />
    </div>
  )
}

function statusOf(state: AudioPlayerHandle['state'], isSpent: boolean, texts: AudioPlayerTexts): string {
  if (state.phase === 'countdown') return texts.playAfter(state.countdownSeconds)
  if (isSpent) return texts.playedOnce
  return state.durationSeconds === 0 && state.phase !== 'failed' ? texts.loading : ''
}
