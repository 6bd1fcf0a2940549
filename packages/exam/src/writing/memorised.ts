/** Up to this share of an answer a ready-made phrase is a habit; above it the frame is the answer. */
export const MEMORISED_LIMIT = 0.3
/** Where hardly more than frames and earlier texts is there, nothing of content is left. */
const MEMORISED_COST = 1.3

/**
 * The most that content can earn, 0–1, where this share of an answer's words is ready-made: phrases that fit any topic, or
 * runs of eight words and more of earlier answers. Source: exam rules §4, memorised material is no content.
 */
export function memorisedCap(share: number): number {
  return share > MEMORISED_LIMIT ? Math.max(0, 1 - MEMORISED_COST * share) : 1
}
