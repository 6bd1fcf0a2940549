import type { AnswerEvidence } from '../../estimate/answer-evidence.ts'
import { type KindSummary, levelOf, summariseKinds } from '../../estimate/level-of.ts'
import type { Level } from '../../estimate/level.ts'
import type { FormatId } from '../../formats/format-ids.ts'
import { formats } from '../../formats/formats.ts'
import { hasPublishedWeights, kindsOf, taskWeights } from '../../formats/task-weights.ts'
import { blueprints } from '../../formats/blueprints/blueprints.ts'
import type { Engine } from '../../score.ts'
import { skillSchema } from '../../skill.ts'
import type { TaskId } from '../../task-ids.ts'
import type { FormId } from '../forms.ts'
import { cefrOf, clbOf } from './concordance.ts'
import { kindRows, type CountedItem } from './kind-rows.ts'
import { type MockReport, REPORT_METHOD } from './mock-report.ts'
import { profileOf } from './profile-of.ts'
import { countedAs, type ReportItem } from './report-item.ts'
import { traitRows } from './trait-rows.ts'

type ReportInput = { format: FormatId; form: FormId; items: readonly ReportItem[] }

/**
 * The report of a mock test, from its items in any order.
 *
 * An item without an answer and one answered late earn nothing; one that no engine could score, or that waits for its score, is left out,
 * and the bands are wider for it. The scores are about the whole exam: a short form has wide bands. How they are made: `levelOf`.
 */
export function reportOf({ format, form, items }: ReportInput): MockReport {
  const counted = items
    .toSorted((one, other) => one.position - other.position)
    .map((item): CountedItem => ({ item, counted: countedAs(format, item) }))
  const evidence = counted.flatMap(evidenceOf)
  const unscored = new Map(
    [...Map.groupBy(counted, ({ item }) => item.taskId)].map(([taskId, own]): [TaskId, number] => [
      taskId,
      own.filter((each) => each.counted.as !== 'marks').length,
    ]),
  )
  const scores = levelOf({ format, evidence, unscored })
  const summaries = summariseKinds({ format, evidence, unscored })
  const present = summaries.map(({ taskId }) => taskId)
  const kinds = kindRows({ counted, summaries, weights: taskWeights(format, present) })
  return {
    method: REPORT_METHOD,
    format,
    form,
    scores,
    ...levelsOf(format, scores),
    profile: profileOf(kinds),
    traits: traitRows(format, counted),
    kinds,
    counts: countsOf(counted),
    weights: { arePublished: hasPublishedWeights(format), areSharedOut: isSharedOut(format, summaries) },
    engines: enginesOf(counted),
  }
}

function evidenceOf({ item, counted }: CountedItem): AnswerEvidence[] {
  if (counted.as !== 'marks') return []
  const { earned, max, standardError } = counted.marks
  const share = Math.min(1, earned / max)
  const error = standardError === null ? null : standardError / max
  return [{ taskId: item.taskId, share, standardError: error, ageDays: 0, isSeen: item.wasSeen }]
}

function isSharedOut(format: FormatId, summaries: readonly KindSummary[]): boolean {
  return blueprints[format].missingKinds.length > 0 || summaries.length < kindsOf(format).length
}

function levelsOf(format: FormatId, scores: Level): Pick<MockReport, 'cefr' | 'clb'> {
  if (formats[format].variant === 'CORE') return { cefr: null, clb: benchmarksOf(scores) }
  const { overall } = scores
  const cefr = overall && { value: cefrOf(overall.value), low: cefrOf(overall.low), high: cefrOf(overall.high) }
  return { cefr, clb: null }
}

function benchmarksOf(scores: Level): MockReport['clb'] {
  const rows = skillSchema.options.flatMap((skill) => {
    const score = scores[skill]
    if (score === null) return []
    const { value, low, high } = score
    return [[skill, { value: clbOf(skill, value), low: clbOf(skill, low), high: clbOf(skill, high) }] as const]
  })
  const least = (end: 'value' | 'low' | 'high') => Math.min(...rows.map(([, levels]) => levels[end]))
  const isWhole = rows.length === skillSchema.options.length
  return {
    skills: Object.fromEntries(rows),
    lowest: isWhole ? { value: least('value'), low: least('low'), high: least('high') } : null,
  }
}

function countsOf(counted: readonly CountedItem[]): MockReport['counts'] {
  const count = (isMeant: (each: CountedItem) => boolean) => counted.filter(isMeant).length
  return {
    items: counted.length,
    answered: count(({ item }) => item.outcome === 'answered'),
    late: count(({ item }) => item.outcome === 'late'),
    unanswered: count(({ item }) => item.outcome === 'unanswered'),
    unscorable: count((each) => each.counted.as === 'unscorable'),
    pending: count((each) => each.counted.as === 'pending'),
    seen: count(({ item }) => item.wasSeen),
  }
}

/** Engines of the answers that count, each once, by id and version. */
function enginesOf(counted: readonly CountedItem[]): Engine[] {
  const engines = counted.flatMap(({ item, counted: { as } }) =>
    as === 'marks' && item.outcome === 'answered' && item.engine !== null ? [item.engine] : [],
  )
  const byName = new Map(engines.map((engine) => [`${engine.id} ${engine.version}`, engine]))
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, engine]) => engine)
}
