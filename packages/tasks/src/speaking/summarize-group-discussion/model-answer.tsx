import { OpenSpeechModelAnswer } from '../../open-speech-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { summarizeGroupDiscussion } from './definition.ts'
import { DiscussionHeardAgain } from './discussion-heard-again.tsx'
import { pointGroupsOf } from './point-groups.ts'

/** A model answer, the views of each speaker, and the discussion to hear and to read. */
export function SummarizeGroupDiscussionModelAnswer(props: ModelAnswerPropsOf<typeof summarizeGroupDiscussion>) {
  const { answerKey } = props
  return (
    <OpenSpeechModelAnswer {...props} pointGroups={pointGroupsOf(answerKey)}>
      <DiscussionHeardAgain {...props} />
    </OpenSpeechModelAnswer>
  )
}
