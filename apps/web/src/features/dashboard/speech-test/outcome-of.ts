import { wordsOf } from '../../../shared/words-of.ts'

/** How much of a sentence was understood; `free` where there was none to read. */
export type SpeechOutcome = 'nothing' | 'some' | 'all' | 'free'

export function outcomeOf(transcription: string, sentence: string | null): SpeechOutcome {
  const heard = wordsOf(transcription)
  if (heard.length === 0) return 'nothing'
  if (sentence === null) return 'free'
  return heard.join(' ') === wordsOf(sentence).join(' ') ? 'all' : 'some'
}
