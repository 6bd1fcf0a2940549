import { OneHeardChoiceResult } from '../../one-choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { listeningMultipleChoiceSingle } from './definition.ts'

/** Every option with its verdict and its reason, and the recording with its transcript. */
export function ListeningMultipleChoiceSingleResult(props: ResultPropsOf<typeof listeningMultipleChoiceSingle>) {
  return <OneHeardChoiceResult {...props} />
}
