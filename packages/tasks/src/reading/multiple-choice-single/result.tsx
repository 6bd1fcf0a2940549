import { OneChoiceResult } from '../../one-choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceSingle } from './definition.ts'

/** Every option with its verdict and its reason. */
export function ReadingMultipleChoiceSingleResult(props: ResultPropsOf<typeof readingMultipleChoiceSingle>) {
  return <OneChoiceResult {...props} />
}
