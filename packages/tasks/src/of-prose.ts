import { notProseCodes } from '@rehearsal/exam/finding-codes/written-answer-codes'
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { memorisedWorth } from '@rehearsal/exam/writing/memorised'
import type { WritingRating } from '@rehearsal/rating/types'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'

/** Findings that say why an answer is no English prose. */
const NO_PROSE: ReadonlySet<FindingCode> = new Set(notProseCodes)

/** A judgement that needs sentences: a text without any earns nothing, whatever the trait. */
export function ofProse<Rest extends unknown[]>(
  judge: (rating: WritingRating, ...rest: Rest) => JudgedTrait,
): typeof judge {
  return (rating, ...rest) =>
    rating.isProse ? inEnglish(rating, judge(rating, ...rest)) : zeroOf(reasonOfGuard(rating))
}

/** What a guard sets to nothing is no estimate. */
export function zeroOf(reason: string): JudgedTrait {
  return { share: 0, standardError: 0, reason }
}

/** What is said in another language earns nothing of any trait. */
function inEnglish({ foreignShare = 0 }: WritingRating, judged: JudgedTrait): JudgedTrait {
  if (foreignShare === 0) return judged
  const percent = Math.round(100 * (1 - foreignShare))
  return {
    ...judged,
    share: judged.share * (1 - foreignShare),
    reason: `${judged.reason} Only the ${percent} % in English count.`,
  }
}

/** What was found against the answer as a whole, in the words of its finding: one name for one thing. */
function reasonOfGuard({ findings }: WritingRating): string {
  const guard = findings.find(({ code }) => NO_PROSE.has(code))
  return guard?.message ?? 'This does not read as English sentences.'
}

/** What share of an answer was learned by heart or is a frame, 0–1. */
export function memorisedShareOf({ templateShare = 0, memorisedShare = templateShare }: WritingRating): number {
  return memorisedShare
}

/** Words that were learned by heart show less of what their writer can do. */
export function ofOwnWords(rating: WritingRating, judged: JudgedTrait): JudgedTrait {
  const worth = memorisedWorth(memorisedShareOf(rating))
  if (worth === 1) return judged
  return { ...judged, share: judged.share * worth, reason: `${judged.reason} Ready-made words count half.` }
}
