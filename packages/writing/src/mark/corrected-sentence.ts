import type { Sentence } from '../text/token.ts'
import type { Mark } from './mark.ts'
import { type RespeltText, respell } from './respell.ts'

/** A sentence with those of its known errors put right for which there is one way to do so; offsets are the sentence's own. */
export function correctedSentence(text: string, { start, end }: Sentence, known: readonly Mark[]): RespeltText {
  const certain = known.filter(
    (mark) => (mark.suggestions.length === 1 || mark.type === 'SPELLING') && mark.start < end && mark.end > start,
  )
  return respell(
    text.slice(start, end),
    certain.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start })),
  )
}
