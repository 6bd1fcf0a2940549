import type { LessonSlide } from '@rehearsal/contracts/lessons'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Switch } from '@rehearsal/ui/switch'
import { useId } from 'react'
import { audioTexts } from '../../shared/audio/audio-texts.ts'
import { t } from './messages.ts'
import type { LessonState } from './use-lesson.ts'

const speeds = [0.75, 1, 1.25]
/** A breath between two slides. */
const BREATH_SECONDS = 1

/** The recording of a slide and its text, and whether the lesson goes on by itself. */
export function NarrationPlayer({ slide, state }: { slide: LessonSlide; state: LessonState }) {
  const id = useId()
  const { isTranscriptShown, setIsTranscriptShown } = state
  return (
    <Card>
      <AudioPlayer
        src={slide.audioUrl}
        texts={audioTexts(t('narration'))}
        speeds={speeds}
        initialSpeed={state.speed}
        onSpeed={state.setSpeed}
        startsAfterSeconds={state.startsByItself ? BREATH_SECONDS : undefined}
        onStart={state.markBegun}
        onEnd={state.goOnAfterNarration}
        hasPageKeys
      />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <Switch
          label={t('playsOn')}
          description={t('playsOnAdvice')}
          isOn={state.playsOn}
          onChange={state.setPlaysOn}
        />
        <Button
          size="small"
          aria-expanded={isTranscriptShown}
          aria-controls={isTranscriptShown ? id : undefined}
          onClick={() => setIsTranscriptShown(!isTranscriptShown)}
        >
          {isTranscriptShown ? t('hideTranscript') : t('showTranscript')}
        </Button>
      </div>
      {isTranscriptShown ? (
        <section id={id} aria-label={t('transcript')} lang="en" dir="ltr" className="mt-4">
          <p className="max-w-[68ch] font-read text-lg leading-[1.65]">{slide.narration}</p>
        </section>
      ) : null}
    </Card>
  )
}
