import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { Engine, Evidence, Finding, Score, TraitScore } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'

/** A judged trait before the exam's maxima and zero rules: a share of its maximum. */
export type JudgedTrait = {
  /** 0–1 of the trait's maximum. */
  share: number
  /** Standard error of `share`, where the engine knows it. */
  standardError?: number
  reason: string
}

/**
 * Makes the score of a rated answer: each judged trait of the format earns its share of the format's maximum, and a
 * trait that the format names in its zero rules takes the whole item to 0 when it earns nothing. A trait that could
 * not be judged (there was nothing to compare with) is left out of traits and total.
 *
 * Exam rules §4: content 0 makes every trait 0; form 0 makes every trait 0.
 */
export function ratedScore(input: {
  format: string
  rules: TaskRules
  engine: Engine
  judged: Partial<Record<Trait, JudgedTrait>>
  findings: Finding[]
  evidence: Evidence
  estimates: Record<string, number | null>
}): Score {
  const judgedTraits = input.rules.traits.flatMap(({ trait, max }) => points(trait, max, input.judged[trait]))
  const zeroedBy = input.rules.zeroRules.find((rule) =>
    judgedTraits.some(({ trait, points }) => trait === rule && points.earned === 0),
  )
  const traits = zeroedBy ? judgedTraits.map((trait) => zeroed(trait, zeroedBy)) : judgedTraits
  const total = {
    earned: traits.reduce((sum, { points }) => sum + points.earned, 0),
    max: traits.reduce((sum, { points }) => sum + points.max, 0),
  }
  return {
    version: 1,
    format: input.format,
    engine: input.engine,
    total,
    skills: Object.fromEntries(input.rules.feeds.map((skill) => [skill, total])),
    traits,
    comparisons: [],
    findings: input.findings,
    evidence: input.evidence,
    estimates: input.estimates,
  }
}

function points(trait: Trait, max: number, judged: JudgedTrait | undefined): TraitScore[] {
  if (!judged) return []
  const share = Math.min(1, Math.max(0, judged.share))
  return [
    {
      trait,
      points: { earned: share * max, max },
      ...(judged.standardError === undefined ? {} : { standardError: judged.standardError * max }),
      reason: judged.reason,
    },
  ]
}

function zeroed(trait: TraitScore, rule: Trait): TraitScore {
  if (trait.trait === rule) return trait
  return {
    trait: trait.trait,
    points: { earned: 0, max: trait.points.max },
    reason: `Not counted, because ${rule} earned nothing.`,
    zeroedBy: rule,
  }
}
