import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { formatSeconds } from '../timer/timer.tsx'
import type { Tone } from '../tone/tone.ts'
import type { ToneSpan } from '../waveform/draw-waveform.ts'
import { PlayButton } from './play-button.tsx'
import { PlayerSettings } from './player-settings.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import { TimeLine } from './time-line.tsx'
import { useAudioPlayer, type AudioPlayerHandle, type AudioPlayerOptions } from './use-audio-player.ts'

export type AudioPlayerProps = AudioPlayerOptions & {
  texts: AudioPlayerTexts
  speeds?: readonly number[] | undefined
  seekSeconds?: number | undefined
  peaks?: readonly number[] | undefined
  spans?: readonly ToneSpan[] | undefined
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
    spans,
    tone,
    variant = 'full',
    hasPageKeys = false,
    isDisabled = false,
  } = props
  const player = useAudioPlayer(props)
  const { state, send } = player
  const keys = {
    Space: () => send({ type: 'toggle' }),
    ArrowLeft: () => send({ type: 'seek-by', seconds: -seekSeconds }),
    ArrowRight: () => send({ type: 'seek-by', seconds: seekSeconds }),
  }
  useShortcuts(keys, hasPageKeys && !isDisabled)
  const isCompact = variant === 'compact'
  return (
    <div role="group" aria-label={texts.player} className="w-full min-w-0">
      <div className={classNames('flex items-center', isCompact ? 'gap-3' : 'gap-5')}>
        <PlayButton {...{ player, texts, isDisabled, seekSeconds }} isSmall={isCompact} />
        <div className="min-w-0 flex-1">
          <TimeLine {...{ player, texts, seekSeconds, peaks, spans, tone, isDisabled }} />
          {isCompact ? null : <PlayerStatus player={player} texts={texts} />}
        </div>
        {isCompact ? <Times state={state} /> : null}
      </div>
      {isCompact ? null : (
        <div className="mt-3 ps-[4.75rem] max-md:ps-0">
          <PlayerSettings player={player} texts={texts} speeds={speeds} />
        </div>
      )}
      {state.phase === 'failed' ? <PlayerFailure texts={texts} onRetry={() => send({ type: 'retry' })} /> : null}
      <LiveRegion>
        {state.phase === 'countdown' && state.countdownSeconds <= spokenSeconds
          ? texts.playAfter(state.countdownSeconds)
          : ''}
      </LiveRegion>
    </div>
  )
}

function Times({ state }: { state: AudioPlayerHandle['state'] }) {
  return (
    <span dir="ltr" className="num shrink-0 text-[0.8125rem] text-ink-3">
      {formatSeconds(state.positionSeconds)} / {formatSeconds(state.durationSeconds)}
    </span>
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

function PlayerFailure({ texts, onRetry }: { texts: AudioPlayerTexts; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-bad-soft px-4 py-2 text-sm font-medium text-bad"
    >
      {texts.failed}
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
