import type { ModelAnswerPropsOf } from '../../view.tsx'
import { WrittenModelAnswer } from '../../written-result.tsx'
import type { writeEssay } from './definition.ts'

/** A model essay, and what it treats. */
export function WriteEssayModelAnswer({ answerKey, media }: ModelAnswerPropsOf<typeof writeEssay>) {
  return <WrittenModelAnswer modelAnswer={answerKey.sampleAnswer} answerKey={answerKey} media={media} />
}
