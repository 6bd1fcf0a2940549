import { RegisterNote } from '../../register-note.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import { WrittenModelAnswer } from '../../written-result.tsx'
import type { writeEmail } from './definition.ts'

/** A model e-mail, and the tone that the situation asks for. */
export function WriteEmailModelAnswer({ answerKey, media }: ModelAnswerPropsOf<typeof writeEmail>) {
  return (
    <WrittenModelAnswer modelAnswer={answerKey.sampleAnswer} answerKey={answerKey} media={media}>
      <RegisterNote register={answerKey.register} />
    </WrittenModelAnswer>
  )
}
