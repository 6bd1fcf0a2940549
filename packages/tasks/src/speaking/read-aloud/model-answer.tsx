import { KeyExtrasSection } from '../../key-extras-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { readAloud } from './definition.ts'
import { ModelReading } from './model-reading.tsx'

/** A model reading of the whole text. */
export function ReadAloudModelAnswer({ prompt, answerKey, media }: ModelAnswerPropsOf<typeof readAloud>) {
  return (
    <div className="grid gap-6">
      <ModelReading text={prompt.text} url={media(answerKey.modelAudio)} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
