import { KeyExtrasSection } from '../../key-extras-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { answerShortQuestion } from './definition.ts'

/** The question, and every wording that is accepted. */
export function AnswerShortQuestionModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof answerShortQuestion>) {
  return (
    <div className="grid gap-6">
      <AcceptedAnswers prompt={prompt} answerKey={answerKey} media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
