import { Play } from 'lucide-react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import type { AudioPlayerTexts } from './player-texts.ts'
import type { AudioPlayerHandle } from './use-audio-player.ts'

type Props = { player: AudioPlayerHandle; texts: AudioPlayerTexts }

/** Says why the exam waits, with the one press that lets it go on. */
export function PlayerHalt({ player: { state, send }, texts }: Props) {
  if (state.phase !== 'halted') return null
  const isFresh = state.positionSeconds === 0
  return (
    <div role="alert" className="mt-3">
      <Banner
        tone="fair"
        isLive={false}
        action={
          <Button
            variant="primary"
            icon={<Play size={16} fill="currentColor" aria-hidden />}
            onClick={() => send({ type: 'play' })}
          >
            {isFresh ? texts.start : texts.goOn}
          </Button>
        }
      >
        {isFresh ? texts.refused : texts.halted}
      </Banner>
    </div>
  )
}
