import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { Engine, Evidence, Finding, Score, Total, TraitScore } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'

/** A judged trait before the exam's maxima and zero rules: a share of its maximum. */
export type JudgedTrait = {
  /** 0–1 of the trait's maximum. */
  share: number
  /** Standard error of `share`, where the engine knows it; 0 where a rule counts or sets it. */
  standardError?: number
  reason: string
}

/** As a share: to know nothing of some marks is to be off by half of them, and no error is larger. */
export const MOST_ERROR = 0.5

/**
 * Makes the score of a rated answer: each judged trait of the format earns its share of the format's maximum, and a
 * trait that the format names in its zero rules takes the whole item to 0 when it earns nothing. A trait that could
 * not be judged (there was nothing to compare with) is left out of traits and total.
 *
 * The total's standard error is the measured one (`totalError`) or, without it, the sum of the traits' errors: traits rest on
 * the same evidence, and how far their errors go together is not known. Where a zero rule sets all marks it is 0.
 *
 * Exam-rules §4: content 0 makes every trait 0; form 0 makes every trait 0.
 */
export function ratedScore(input: {
  format: string
  rules: TaskRules
  engine: Engine
  judged: Partial<Record<Trait, JudgedTrait>>
  /** Standard error of the total as a share of its maximum, where totals themselves were measured. */
  totalError?: number
  findings: Finding[]
  evidence: Evidence
  estimates: Record<string, number | null>
}): Score {
  const judgedTraits = input.rules.traits.flatMap(({ trait, max }) => scored(trait, max, input.judged[trait]))
  const zeroedBy = input.rules.zeroRules.find((rule) =>
    judgedTraits.some(({ trait, points }) => trait === rule && points.earned === 0),
  )
  const traits = zeroedBy ? judgedTraits.map((trait) => zeroed(trait, zeroedBy)) : judgedTraits
  const points = {
    earned: traits.reduce((sum, { points: { earned } }) => sum + earned, 0),
    max: traits.reduce((sum, { points: { max } }) => sum + max, 0),
  }
  const measured = zeroedBy || input.totalError === undefined ? undefined : input.totalError * points.max
  const total = { ...points, ...errorOfTotal(traits, points.max, measured) }
  return {
    version: 1,
    format: input.format,
    engine: input.engine,
    total,
    skills: Object.fromEntries(input.rules.feeds.map((skill) => [skill, points])),
    traits,
    comparisons: [],
    findings: input.findings,
    evidence: input.evidence,
    estimates: input.estimates,
  }
}

function scored(trait: Trait, max: number, judged: JudgedTrait | undefined): TraitScore[] {
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

function errorOfTotal(
  traits: readonly TraitScore[],
  max: number,
  measured: number | undefined,
): Pick<Total, 'standardError'> {
  const errors = traits.flatMap(({ standardError }) => standardError ?? [])
  if (measured === undefined && errors.length < traits.length) return {}
  const error = measured ?? errors.reduce((sum, each) => sum + each, 0)
  return { standardError: Math.min(MOST_ERROR * max, error) }
}

function zeroed(trait: TraitScore, rule: Trait): TraitScore {
  if (trait.trait === rule) return { ...trait, standardError: 0 }
  return {
    trait: trait.trait,
    points: { earned: 0, max: trait.points.max },
    standardError: 0,
    reason: `Not counted, because ${rule} earned nothing.`,
    zeroedBy: rule,
  }
}
