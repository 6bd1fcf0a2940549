import type { Aim, MockTestReport, ReportAnswer, TrendPoint } from '@rehearsal/contracts/mock-test-report'
import { isEnough, verdictOf } from '@rehearsal/exam/estimate/readiness'
import { trendOf } from '@rehearsal/exam/mock-test/report/trend-of'
import { skillSchema } from '@rehearsal/exam/skill'
import type { ReportedRow } from './report-queries.ts'
import type { ReportView } from './report-service.ts'
import { waitOf } from './policy.ts'

type UrlOf = (objectKey: string) => string

export function presentReport(view: ReportView, takeUrlOf: UrlOf): MockTestReport {
  const { test, endedAt, snapshot, isComplete, version, suggestions, trend } = view
  return {
    id: test.id,
    form: test.form,
    pteType: test.variant,
    format: test.format,
    startedAt: test.createdAt.toISOString(),
    endedAt: endedAt.toISOString(),
    endedBy: test.endedBy ?? 'finished',
    extraTimePercent: test.extraTimePercent,
    itemCount: test.itemCount,
    lacks: test.lacks,
    interruptions: test.interruptions,
    isComplete,
    version,
    report: snapshot.report,
    answers: answersOf(view, takeUrlOf),
    suggestions: suggestions.map(({ taskId, questions }) => ({
      taskId,
      questions: questions.map(({ id, title, isSeen }) => ({ practiceId: id, title, isSeen })),
    })),
    aims: aimsOf(view),
    trend: presentTrend(trend),
  }
}

/** Of an answer to a question that the running test asks. */
const untold = { fault: null, attemptId: null, recordingUrl: null, earned: null, max: null, standardError: null }

/** The items with what is kept of their answers; an answer that was deleted since keeps its marks and leads nowhere. */
function answersOf({ items, snapshot, endedAt, now }: ReportView, takeUrlOf: UrlOf): ReportAnswer[] {
  const kept = new Map(snapshot.answers.map((answer) => [answer.position, answer]))
  return items.flatMap((item) => {
    const answer = kept.get(item.position)
    if (answer === undefined) return []
    const isThere = item.attemptStatus !== null && item.attemptStatus !== 'deleted'
    const told = {
      fault: answer.fault,
      attemptId: isThere ? item.attemptId : null,
      recordingUrl: item.takeKey === null ? null : takeUrlOf(item.takeKey),
      earned: answer.earned,
      max: answer.max,
      standardError: answer.standardError,
    }
    return [
      {
        position: item.position,
        part: item.part,
        taskId: item.taskId,
        practiceId: item.questionId,
        questionTitle: item.title,
        wasSeen: item.wasSeen,
        outcome: answer.outcome,
        state: answer.state,
        wait: answer.state === 'pending' ? waitOf(item, endedAt, now) : null,
        isAsked: item.isAsked,
        ...(item.isAsked ? untold : told),
      },
    ]
  })
}

function aimsOf({ target, snapshot }: ReportView): Aim[] {
  return (['overall', ...skillSchema.options] as const).flatMap((score): Aim[] => {
    const aim = target?.[score] ?? null
    if (aim === null) return []
    const level = snapshot.report.scores[score]
    if (level === null) return [{ score, target: aim, missing: null, verdict: null }]
    return [{ score, target: aim, missing: Math.max(0, aim - level.value), verdict: verdictOf(level, aim) }]
  })
}

/** Tests from the earliest to the latest, each with whether it compares with those before it. */
export function presentTrend(tests: readonly ReportedRow[]): TrendPoint[] {
  const points = trendOf(tests.map(({ id, endedAt, report }) => ({ id, at: endedAt.getTime(), report })))
  const brokenOff = new Set(tests.filter(({ endedBy }) => endedBy !== 'finished').map(({ id }) => id))
  return points.map(({ id, at, form, scores, isBreak }) => ({
    id,
    endedAt: new Date(at).toISOString(),
    form,
    scores,
    isBreak,
    isBrokenOff: brokenOff.has(id),
    isWhole: !brokenOff.has(id) && Object.values(scores).every(isEnough),
  }))
}
