import { bandOfShare } from '../../estimate/scale.ts'
import { engineOf } from '../../estimate/marking.ts'
import { summariseAnswers } from '../../estimate/summarise-answers.ts'
import type { FormatId } from '../../formats/format-ids.ts'
import { type Trait, traitSchema } from '../../trait.ts'
import type { CountedItem } from './kind-rows.ts'
import type { TraitRow } from './mock-report.ts'

type JudgedTrait = {
  trait: Trait
  engine: 'speech' | 'text'
  share: number
  standardError: number | null
  ageDays: number
  isSeen: boolean
}

/** How well each trait was judged over all answers in which it was; what was not answered in time says nothing of a trait. */
export function traitRows(format: FormatId, counted: readonly CountedItem[]): TraitRow[] {
  const judged = Map.groupBy(
    counted.flatMap((each) => traitsOf(format, each)),
    ({ trait }) => trait,
  )
  return traitSchema.options.flatMap((trait) => {
    const answers = judged.get(trait)
    return answers === undefined ? [] : [traitRow(trait, answers)]
  })
}

function traitsOf(format: FormatId, { item, counted }: CountedItem): JudgedTrait[] {
  const engine = engineOf(format, item.taskId)
  if (item.outcome !== 'answered' || counted.as !== 'marks' || engine === null) return []
  return (item.marks?.traits ?? []).map(({ trait, earned, max, standardError }) => ({
    trait,
    engine,
    share: Math.min(1, earned / max),
    standardError: standardError === null ? null : standardError / max,
    ageDays: 0,
    isSeen: item.wasSeen,
  }))
}

/** A trait that both engines judge is two sorts of answers: the errors of one say nothing of the other's. */
function traitRow(trait: Trait, answers: readonly JudgedTrait[]): TraitRow {
  const sorts = [...Map.groupBy(answers, ({ engine }) => engine)].map(([engine, own]) => ({
    part: own.length / answers.length,
    ...summariseAnswers({ marking: engine, engine, answers: own, unscored: 0 }),
  }))
  const share = Math.min(
    1,
    sorts.reduce((sum, sort) => sum + sort.part * sort.share, 0),
  )
  const variance = sorts.reduce((sum, sort) => sum + sort.part ** 2 * (sort.variance + sort.systematicError ** 2), 0)
  return { trait, items: answers.length, share, ...bandOfShare(share, Math.sqrt(variance)) }
}
