import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { modelPlayerTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { readAloud } from './definition.ts'

/** A model reading of the whole text. */
export function ReadAloudModelAnswer({ answerKey, media }: ModelAnswerPropsOf<typeof readAloud>) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.model}>
        <AudioPlayer src={media(answerKey.modelAudio)} texts={modelPlayerTexts} variant="compact" tone="speaking" />
      </ResultSection>
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
