import { GapsResult } from '../../gaps-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { rwFillInTheBlanks } from './definition.ts'

/** The text with what was put into each gap and what belongs there. */
export function RwFillInTheBlanksResult({ prompt, answerKey, score, media }: ResultPropsOf<typeof rwFillInTheBlanks>) {
  return <GapsResult parts={prompt.parts} answerKey={answerKey} comparisons={score.comparisons} media={media} />
}
