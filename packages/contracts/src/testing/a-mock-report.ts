import { verdictOf } from '@rehearsal/exam/estimate/readiness'
import { engineOf } from '@rehearsal/exam/estimate/marking'
import { formats, rulesOf } from '@rehearsal/exam/formats/formats'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { itemMaximum } from '@rehearsal/exam/formats/item-maxima'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { planForm } from '@rehearsal/exam/mock-test/plan-form'
import type { ReportItem } from '@rehearsal/exam/mock-test/report/report-item'
import { reportOf } from '@rehearsal/exam/mock-test/report/report-of'
import { workFirst } from '@rehearsal/exam/mock-test/report/work-first'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { MockTestReport, ReportAnswer } from '../mock-test-report.ts'

type Wish = {
  format?: FormatId
  form?: FormId
  /** What becomes of the item at a place; otherwise it is answered and earns `share` of its marks. */
  itemAt?: (position: number) => Partial<ReportItem>
  share?: number
  titleOf?: (position: number) => string
}

/** Uneven as a learner is, and the same each time. */
const unevenness = (position: number) => (((position * 37) % 11) - 5) / 25

const clamped = (share: number) => Math.min(1, Math.max(0, share))

function itemsOf(format: FormatId, form: FormId, share: number): ReportItem[] {
  const kinds = planForm(format, form, () => 0).flatMap((kind) => Array.from({ length: kind.count }, () => kind))
  return kinds.map(({ part, taskId }, position) => {
    const max = itemMaximum(format, taskId)
    const engine = engineOf(format, taskId)
    const own = clamped(share + unevenness(position))
    const traits = rulesOf(format, taskId).traits.map((trait) => ({
      trait: trait.trait,
      earned: clamped(own + unevenness(position + trait.max)) * trait.max,
      max: trait.max,
      standardError: 0.12 * trait.max,
    }))
    return {
      part,
      taskId,
      position,
      wasSeen: position % 9 === 4,
      outcome: 'answered',
      state: 'scored',
      marks: { earned: own * max, max, standardError: engine === null ? null : 0.08 * max, traits },
      engine:
        engine === null ? null : { id: engine === 'speech' ? 'rehearsal-speech' : 'rehearsal-writing', version: '7' },
    }
  })
}

function answerOf(item: ReportItem, title: string): ReportAnswer {
  const { part, taskId, position, wasSeen, outcome, state, marks } = item
  const hasMarks = outcome !== 'unanswered' && state === 'scored'
  return {
    part,
    taskId,
    position,
    wasSeen,
    outcome,
    state,
    practiceId: 100 + position,
    questionTitle: title,
    isAsked: false,
    fault: outcome === 'answered' && state === 'unscorable' ? 'engine-failed' : null,
    wait: outcome !== 'unanswered' && state === 'pending' ? 'waiting' : null,
    attemptId: outcome === 'unanswered' ? null : 900 + position,
    recordingUrl: null,
    earned: hasMarks ? (marks?.earned ?? null) : null,
    max: hasMarks ? (marks?.max ?? null) : null,
    standardError: hasMarks ? (marks?.standardError ?? null) : null,
  }
}

/** A report as the server would send it, worked out from items that are like those of a learner; for tests and pictures of pages. */
export function aMockReport(wish: Wish = {}, changes: Partial<MockTestReport> = {}): MockTestReport {
  const { format = 'academic-2025', form = 'full', share = 0.62 } = wish
  const { itemAt = () => ({}), titleOf = (position: number) => `Question ${position + 1}` } = wish
  const items = itemsOf(format, form, share).map((item) => ({ ...item, ...itemAt(item.position) }))
  const report = reportOf({ format, form, items })
  const endedAt = '2026-11-20T11:40:00.000Z'
  const target = 65
  return {
    id: 12,
    form,
    pteType: formats[format].variant,
    format,
    startedAt: '2026-11-20T09:30:00.000Z',
    endedAt,
    endedBy: 'finished',
    extraTimePercent: 0,
    itemCount: items.length,
    lacks: [],
    interruptions: [],
    isComplete: report.counts.pending === 0,
    version: report.counts.pending === 0 ? null : `${report.counts.pending} pending`,
    report,
    answers: items.map((item) => answerOf(item, titleOf(item.position))),
    suggestions: workFirst(report.kinds)
      .slice(0, 3)
      .map(({ taskId }, at) => ({
        taskId,
        questions: [0, 1, 2].map((each) => ({
          practiceId: 500 + at * 10 + each,
          title: `${catalogue[taskId].name} to practise ${each + 1}`,
          isSeen: each === 2,
        })),
      })),
    aims: (['overall', 'speaking', 'writing'] as const).map((score) => {
      const level = report.scores[score]
      const missing = level === null ? null : Math.max(0, target - level.value)
      return { score, target, missing, verdict: level === null ? null : verdictOf(level, target) }
    }),
    trend: [{ id: 12, endedAt, form, scores: report.scores, isBreak: false, isBrokenOff: false, isWhole: true }],
    ...changes,
  }
}
