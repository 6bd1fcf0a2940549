import { RegisterNote } from '../../register-note.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import { WrittenResult } from '../../written-result.tsx'
import type { writeEmail } from './definition.ts'

/** The learner's e-mail with its marks beside a model, and which of the points it deals with. */
export function WriteEmailResult({ answerKey, answer, score, media, jump }: ResultPropsOf<typeof writeEmail>) {
  return (
    <WrittenResult
      answer={answer}
      score={score}
      jump={jump}
      modelAnswer={answerKey.sampleAnswer}
      answerKey={answerKey}
      media={media}
    >
      <RegisterNote register={answerKey.register} />
    </WrittenResult>
  )
}
