import { countWords } from '@rehearsal/exam/count-words'
import { AUTO_PLAY_SECONDS } from '@rehearsal/exam/limits'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { TextArea } from '@rehearsal/ui/text-area'
import type { z } from 'zod'
import { audioPlayerTexts, playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerProps } from '../../view.tsx'
import type { writeFromDictation } from './definition.ts'

type Props = PlayerProps<z.infer<typeof writeFromDictation.prompt>, z.infer<typeof writeFromDictation.submission>>

/** The sentence to hear, and a field for it. The exam plays it by itself and once; practice as often as wanted. */
export function WriteFromDictationPlayer({ prompt, draft, onDraft, mode, phase, media, isLocked, strip }: Props) {
  const text = draft?.answer ?? ''
  return (
    <PlayerLayout
      prompt={
        <AudioPlayer
          src={media(prompt.audio)}
          texts={audioPlayerTexts}
          tone="listening"
          hasPageKeys
          {...(mode === 'exam' ? { startsAfterSeconds: AUTO_PLAY_SECONDS, isPlayOnce: true } : {})}
        />
      }
      strip={strip}
      response={
        <TextArea
          label={playerTexts.yourSentence}
          lang="en"
          dir="ltr"
          variant="read"
          minRows={2}
          value={text}
          onChange={(event) => onDraft(event.target.value === '' ? undefined : { answer: event.target.value })}
          disabled={isLocked || (mode === 'exam' && phase === 'done')}
          spellCheck={false}
          autoComplete="off"
          autoCorrect="off"
          counter={{ count: countWords(text), countLabel: playerTexts.wordCount }}
        />
      }
    />
  )
}
