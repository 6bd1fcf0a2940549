import type { Transcript } from '@rehearsal/rating/types'

/** What a learner's browser wrote down, as raters take it: marked as such, without times. */
export function browserTranscript(text: string | undefined): Transcript | undefined {
  if (text === undefined || text === '') return undefined
  return { source: 'browser', text, words: [], confidence: null }
}
