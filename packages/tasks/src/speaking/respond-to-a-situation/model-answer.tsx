import { RegisterNote } from '../../register-note.tsx'
import { OpenSpeechModelAnswer } from '../../open-speech-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { respondToASituation } from './definition.ts'

/** A model answer, and the tone that the situation asks for. */
export function RespondToASituationModelAnswer(props: ModelAnswerPropsOf<typeof respondToASituation>) {
  const { answerKey } = props
  return (
    <OpenSpeechModelAnswer {...props}>
      <RegisterNote register={answerKey.register} />
    </OpenSpeechModelAnswer>
  )
}
