import { OpenSpeechResult } from '../../open-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { summarizeGroupDiscussion } from './definition.ts'
import { DiscussionHeardAgain } from './discussion-heard-again.tsx'
import { pointGroupsOf } from './point-groups.ts'

/** Which views of each speaker were heard and how they relate, a model answer, and the discussion to hear and to read. */
export function SummarizeGroupDiscussionResult(props: ResultPropsOf<typeof summarizeGroupDiscussion>) {
  const { answerKey } = props
  return (
    <OpenSpeechResult {...props} pointGroups={pointGroupsOf(answerKey)}>
      <DiscussionHeardAgain {...props} />
    </OpenSpeechResult>
  )
}
