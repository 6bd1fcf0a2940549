import { ManyChoicesResult } from '../../many-choices-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceMultiple } from './definition.ts'

/** Every option with its verdict and its reason. */
export function ReadingMultipleChoiceMultipleResult(props: ResultPropsOf<typeof readingMultipleChoiceMultiple>) {
  return <ManyChoicesResult {...props} />
}
