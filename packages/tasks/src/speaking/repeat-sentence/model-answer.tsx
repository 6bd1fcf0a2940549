import { HeardAgain } from '../../heard-again.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { repeatSentence } from './definition.ts'

/** The sentence, to hear again and to read. */
export function RepeatSentenceModelAnswer({ prompt, answerKey, media }: ModelAnswerPropsOf<typeof repeatSentence>) {
  return (
    <div className="grid gap-6">
      <HeardAgain audio={prompt.audio} transcript={answerKey.sentence} tone="speaking" media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
