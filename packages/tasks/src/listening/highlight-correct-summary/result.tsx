import { OneHeardChoiceResult } from '../../one-choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { highlightCorrectSummary } from './definition.ts'

/** Every option with its verdict and its reason, and the recording with its transcript. */
export function HighlightCorrectSummaryResult(props: ResultPropsOf<typeof highlightCorrectSummary>) {
  return <OneHeardChoiceResult {...props} />
}
