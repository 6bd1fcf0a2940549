import { OneHeardChoiceResult } from '../../one-choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { selectMissingWord } from './definition.ts'

/** Every option with its verdict and its reason, and the recording with its transcript. */
export function SelectMissingWordResult(props: ResultPropsOf<typeof selectMissingWord>) {
  return <OneHeardChoiceResult {...props} />
}
