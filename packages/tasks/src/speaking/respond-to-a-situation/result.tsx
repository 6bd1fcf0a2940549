import { RegisterNote } from '../../register-note.tsx'
import { OpenSpeechResult } from '../../open-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { respondToASituation } from './definition.ts'

/** What the situation needs and what of it was heard, and a model answer. */
export function RespondToASituationResult(props: ResultPropsOf<typeof respondToASituation>) {
  const { answerKey } = props
  return (
    <OpenSpeechResult {...props}>
      <RegisterNote register={answerKey.register} />
    </OpenSpeechResult>
  )
}
