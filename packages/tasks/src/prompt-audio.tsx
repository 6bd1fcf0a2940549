import { AudioPlayer } from '@rehearsal/ui/audio-player'
import type { Tone } from '@rehearsal/ui/tone'
import { audioPlayerTexts } from './sound-messages.ts'
import type { PlayerProps } from './view.tsx'

type Props = Pick<PlayerProps<unknown, unknown>, 'rules' | 'mode' | 'phase' | 'media' | 'onHeard' | 'isHeard'> & {
  /** Media id of the recording. */
  audio: string
  tone: Tone
}

/** What is to be heard. The exam plays it once, by itself, after the format's lead-in; practice as often as wanted. */
export function PromptAudio({ audio, tone, rules, mode, phase, media, onHeard, isHeard }: Props) {
  // What still plays when the time is up falls silent with it.
  if (mode === 'exam' && phase === 'done') return null
  return (
    <AudioPlayer
      src={media(audio)}
      texts={audioPlayerTexts}
      tone={tone}
      hasPageKeys
      isPlayOnce={mode === 'exam'}
      isHeard={isHeard}
      startsAfterSeconds={mode === 'exam' && phase === 'listen' ? rules.leadInSeconds : undefined}
      onEnd={onHeard}
    />
  )
}
