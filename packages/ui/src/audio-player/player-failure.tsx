import { Button } from '../button/button.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import type { AudioPlayerHandle } from './use-audio-player.ts'

type Props = { player: AudioPlayerHandle; texts: AudioPlayerTexts }

/** Says that the sound could not be loaded, and loads it again. */
export function PlayerFailure({ player: { state, send }, texts }: Props) {
  if (state.phase !== 'failed') return null
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-bad-soft px-4 py-2 text-sm font-medium text-bad"
    >
      {texts.failed}
      <Button size="small" onClick={() => send({ type: 'retry' })}>
        {texts.retry}
      </Button>
    </div>
  )
}
