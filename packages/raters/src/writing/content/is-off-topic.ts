import type { WritingRating } from '../../types.ts'
import { MIN_RELEVANCE } from '../estimates/constants.ts'

/** From this share of the authored main points on, an answer in unexpected words is on its topic. */
const POINTS_ON_TOPIC = 0.5

/** Whether an answer is about something else than its prompt. */
export function isOffTopic({ relevance, keyPoints, coverage }: NonNullable<WritingRating['content']>): boolean {
  return relevance < MIN_RELEVANCE && !(keyPoints.length > 0 && coverage >= POINTS_ON_TOPIC)
}
