import { GapsModelAnswer } from '../../gaps-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { rwFillInTheBlanks } from './definition.ts'

/** The text with the right word in each gap. */
export function RwFillInTheBlanksModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof rwFillInTheBlanks>) {
  return <GapsModelAnswer parts={prompt.parts} answerKey={answerKey} media={media} />
}
