import type { Trait } from '@rehearsal/exam/trait'
import type { JudgedTrait } from './rated-score.ts'

/** One level of the scale of five: about what the built-in engine is wrong by at most (docs/studies/2026-11-28-how-scores-were-measured.md, mean errors 0.12–0.27). */
export const LEVEL_BOUND = 0.25
/** Better than the built-in engine thinks by this on average is no second opinion: somebody talked the engine into it, or it is broken. */
const IMPLAUSIBLE_PRAISE = 0.4
/** Counted by exact rules; no opinion changes them. */
const COUNTED: readonly Trait[] = ['form', 'spelling']

type Judged = Partial<Record<Trait, JudgedTrait>>
type Level = { trait: Trait; share: number; reason: string }

/**
 * Moves judged traits to what another engine thinks of them, each by at most one level. What earns nothing stays so, and
 * what earns something keeps at least half of it, so that no other engine gives or takes a zero. Null where its
 * judgement is not to be believed, or says nothing of these traits.
 */
export function boundLevels(judged: Judged, levels: readonly Level[]): Judged | null {
  const moves = levels.flatMap(({ trait, share, reason }) => {
    const own = judged[trait]
    const isOpen = own !== undefined && own.share > 0 && !COUNTED.includes(trait) && Number.isFinite(share)
    return isOpen ? [{ trait, own, given: Math.min(1, Math.max(0, share)), reason }] : []
  })
  const praise = moves.reduce((sum, { own, given }) => sum + given - own.share, 0) / Math.max(1, moves.length)
  if (moves.length === 0 || praise > IMPLAUSIBLE_PRAISE) return null
  return moves.reduce<Judged>(
    (all, { trait, own, given, reason }) => ({ ...all, [trait]: { ...own, ...bounded(own, given, reason) } }),
    judged,
  )
}

function bounded(own: JudgedTrait, given: number, reason: string): JudgedTrait {
  const low = Math.max(own.share / 2, own.share - LEVEL_BOUND)
  const high = Math.min(1, own.share + LEVEL_BOUND)
  return { share: Math.min(high, Math.max(low, given)), reason: reason === '' ? own.reason : reason }
}
