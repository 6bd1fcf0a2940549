import type { WritingRating } from '@rehearsal/rating/types'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'

/** What each place that does not fit the reader takes from the conventions of a letter; the tone is at most half of them. */
const PENALTY = { casual: 0.17, rude: 0.34 }
const MOST = 0.5
/** Who insults the reader gets less done: what content keeps, for one place and for more. */
const CONTENT_KEPT = [1, 0.75, 0.5] as const

/**
 * Conventions of a letter whose tone is judged with them (exam-rules §5, "Email (Core)"): words that do not fit its reader cost up to half.
 */
export function inRegister(conventions: JudgedTrait, rating: Pick<WritingRating, 'findings'>): JudgedTrait {
  const { off, rude } = countOf(rating)
  if (off + rude === 0) return conventions
  const lost = Math.min(MOST, off * PENALTY.casual + rude * PENALTY.rude)
  const places = off + rude === 1 ? '1 place does' : `${off + rude} places do`
  return {
    ...conventions,
    share: Math.max(0, conventions.share - lost),
    reason: `${conventions.reason} ${places} not fit the reader.`,
  }
}

/** The share of content that an answer keeps which is rude to its reader, 0–1. */
export function politeShare(rating: Pick<WritingRating, 'findings'>): number {
  return CONTENT_KEPT[Math.min(countOf(rating).rude, CONTENT_KEPT.length - 1)] ?? 1
}

function countOf({ findings }: Pick<WritingRating, 'findings'>) {
  const off = findings.filter(({ code }) => code === 'register_casual' || code === 'register_stiff').length
  return { off, rude: findings.filter(({ code }) => code === 'rude').length }
}
