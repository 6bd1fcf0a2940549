import type { WritingRating } from '../../types.ts'
import { MIN_RELEVANCE } from '../estimates/constants.ts'

/** Whether an answer is about something else than its prompt; main points do not excuse it, for their cues are common words. */
export function isOffTopic({ relevance }: NonNullable<WritingRating['content']>): boolean {
  return relevance < MIN_RELEVANCE
}
