import { formatSeconds } from '../timer/timer.tsx'
import type { AudioPlayerHandle } from './use-audio-player.ts'
import { untranslated } from '../untranslated/untranslated.ts'

/** Where the sound stands, of how much. */
export function Times({ state: { positionSeconds, durationSeconds } }: Pick<AudioPlayerHandle, 'state'>) {
  return (
    <span {...untranslated} dir="ltr" className="num shrink-0 text-[0.8125rem] text-ink-3">
      {formatSeconds(positionSeconds)} / {formatSeconds(durationSeconds)}
    </span>
  )
}
