import { GapsResult } from '../../gaps-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readingFillInTheBlanks } from './definition.ts'

/** The text with what was put into each gap and what belongs there. */
export function ReadingFillInTheBlanksResult({
  prompt,
  answerKey,
  score,
  media,
}: ResultPropsOf<typeof readingFillInTheBlanks>) {
  return <GapsResult parts={prompt.parts} answerKey={answerKey} comparisons={score.comparisons} media={media} />
}
