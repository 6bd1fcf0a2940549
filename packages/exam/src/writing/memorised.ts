/** Up to this share of an answer a ready-made phrase is a habit; above it the frame is the answer. */
export const MEMORISED_LIMIT = 0.3
const MEMORISED_COST = 1.3
/** Where hardly more than frames and earlier texts is there, nothing of content is left. */
const MOST_MEMORISED = 2 / 3

/**
 * The most that content can earn, 0–1, where this share of an answer's words is ready-made: phrases that fit any topic, or
 * runs of eight words and more of earlier answers. Source: exam-rules §4, memorised material is no content.
 */
export function memorisedCap(share: number): number {
  if (share <= MEMORISED_LIMIT) return 1
  return share > MOST_MEMORISED ? 0 : 1 - MEMORISED_COST * share
}

/** Ready-made words show half of what words of one's own show. */
const MEMORISED_WORTH = 0.5

/**
 * The share of structure, range and vocabulary that such an answer keeps, 0–1. Source: exam-rules §4, since 2025 memorised
 * material counts against structure and range of essays too; how much is our judgement (docs/studies/2026-11-28-how-scores-were-measured.md).
 */
export function memorisedWorth(share: number): number {
  return share > MEMORISED_LIMIT ? 1 - MEMORISED_WORTH * share : 1
}
