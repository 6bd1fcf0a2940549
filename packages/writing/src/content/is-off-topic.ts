/** Decides from relevance and coverage whether an answer is off its topic. */
import type { WritingRating } from '@rehearsal/rating/types'
import { MIN_RELEVANCE } from '../estimates/constants.ts'

/** Near the threshold, an answer in unexpected words that takes up so many of the main points is on its topic after all. */
const DOUBTFUL = { relevance: 0.2, coverage: 0.6 }

/** Whether an answer is about something else than its prompt: by what it means where that is judged, else by its words. */
export function isOffTopic({ relevance, keyPoints, coverage, topic }: NonNullable<WritingRating['content']>): boolean {
  if (topic !== undefined) return topic === 'off'
  if (relevance >= MIN_RELEVANCE) return false
  return keyPoints.length === 0 || relevance < DOUBTFUL.relevance || coverage < DOUBTFUL.coverage
}
