import { joinEngines } from '@rehearsal/exam/join-engines'
import type { Engine, KeyPointResult } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'
import type { WritingRating } from '@rehearsal/rating/types'
import { boundLevels } from '@rehearsal/scoring/bound-levels'
import type { JudgedTrait } from '@rehearsal/scoring/rated-score'

type Judged = Partial<Record<Trait, JudgedTrait>>
export type Stronger = { judged: Judged; engine: Engine; keyPoints: KeyPointResult[] }

/** The traits of a written answer with what a stronger engine says of them, within bounds; its own alone without one. */
export function strongerTraits({ engine, content, outside }: WritingRating, judged: Judged): Stronger {
  const own = { judged, engine, keyPoints: content?.keyPoints ?? [] }
  const bounded = outside && boundLevels(judged, outside.traits)
  if (!bounded) return own
  return { judged: bounded, engine: joinEngines(engine, outside.engine), keyPoints: outside.keyPoints }
}
