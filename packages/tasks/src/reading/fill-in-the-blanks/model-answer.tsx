import { GapsModelAnswer } from '../../gaps-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { readingFillInTheBlanks } from './definition.ts'

/** The text with the right word in each gap. */
export function ReadingFillInTheBlanksModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof readingFillInTheBlanks>) {
  return <GapsModelAnswer parts={prompt.parts} answerKey={answerKey} media={media} />
}
