import { randomUUID } from 'node:crypto'
import type { Decision, ReportSubject } from '@rehearsal/contracts/moderation'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { setCommentHidden, setReplyHidden } from '../comments/moderation-service.ts'
import { setSightingHidden } from '../exam-memory/moderation-service.ts'
import { excerptOf, tellLearner } from '../inbox/service.ts'
import { setAnswerHidden } from '../practice/answer-moderation-service.ts'
import { settleReports } from '../problem-reports/service.ts'
import { record } from './audit-service.ts'
import type { Content } from './content-queries.ts'
import { contentsOf, textOf } from './content-service.ts'
import { lockSubject } from './decision-queries.ts'

export type Moderator = { id: string; nickname: string }

type Asked = {
  subject: ReportSubject
  subjectId: number
  decision: Decision
  reason: string
  lastReportId: number | null
}
/** What is decided of what, by whom and when. */
type Case = Asked & { moderator: Moderator; content: Content; now: Date }
type SettledReport = Awaited<ReturnType<typeof settleReports>>[number]

/**
 * Decides of something that was reported or is hidden: the reports are settled, what is to be hidden is hidden, the log
 * says who did it and why, and author and reporters are told. All of it or nothing. Returns how many reports it settled.
 *
 * @throws AppError `not_found` for what is gone; `stale_version` when another moderator was faster.
 */
export function decideOn({ db, clock }: Platform, moderator: Moderator, asked: Asked): Promise<number> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    await lockSubject(tx, asked.subject, asked.subjectId)
    const content = (await contentsOf(tx, asked.subject, [asked.subjectId], now)).get(asked.subjectId)
    if (!content) throw new AppError('not_found', { message: GONE })
    const decided = { ...asked, moderator, content, now }
    const settled = await settledBy(tx, decided)
    const isChanged = await changeVisibility(tx, decided)
    if (asked.decision === 'restore' ? !isChanged : settled.length === 0) {
      throw new AppError('stale_version', { message: SETTLED })
    }
    await record(tx, deedOf(decided, settled.length), now)
    if (isChanged) await tellAuthor(tx, decided)
    for (const report of settled) await tellReporter(tx, decided, report)
    return settled.length
  })
}

const GONE = 'Its author has deleted this. There is nothing left to decide.'
const SETTLED = 'Another moderator has settled this already.'

/** Hidden for one report, it is hidden for all; dismissed are only those that the moderator saw. */
async function settledBy(tx: Transaction, { subject, subjectId, decision, lastReportId, now }: Case) {
  if (decision === 'restore') return []
  const outcome = decision === 'dismiss' ? 'dismissed' : 'upheld'
  const upToReportId = decision === 'hide' ? null : lastReportId
  return settleReports(tx, { subject, subjectId, outcome, upToReportId, now })
}

/** Whether it is hidden or shown by this decision. An entry takes its sighting along. */
async function changeVisibility(tx: Transaction, { subject, subjectId, decision, content, now }: Case) {
  if (decision !== 'hide' && decision !== 'restore') return false
  const hiddenAt = decision === 'hide' ? now : null
  // Nobody else decides of it meanwhile: `lockSubject`.
  if ((content.hiddenAt === null) === (hiddenAt === null)) return false
  if (content.sighting !== null) await setSightingHidden(tx, content.sighting.id, hiddenAt)
  return setHidden[subject](tx, subjectId, hiddenAt)
}

type SetHidden = (tx: Transaction, id: number, hiddenAt: Date | null) => Promise<boolean>
const setHidden: Record<ReportSubject, SetHidden> = {
  question: () => Promise.resolve(false),
  comment: setCommentHidden,
  reply: setReplyHidden,
  answer: setAnswerHidden,
}

function deedOf({ subject, subjectId, decision, reason, moderator, content }: Case, settledReports: number) {
  const details = {
    questionId: content.question.id,
    author: content.author?.nickname ?? null,
    excerpt: excerptOf(textOf(content.text)),
    settledReports,
  }
  return { actor: moderator, action: `${subject}.${decision}`, subjectId, reason, details }
}

async function tellAuthor(tx: Transaction, { subject, subjectId, decision, reason, moderator, content, now }: Case) {
  const { author, commentId } = content
  if (author === null || author.id === moderator.id) return
  await tellLearner(
    tx,
    {
      userId: author.id,
      // A decision is taken once: nothing of it is told again.
      dedupeKey: `${subject}-${subjectId}-${decision}-${randomUUID()}`,
      news: {
        kind: 'moderation',
        decision: decision === 'hide' ? 'hidden' : 'restored',
        subject,
        excerpt: excerptOf(textOf(content.text)),
        reason,
      },
      questionId: content.question.id,
      ...(commentId === null ? {} : { commentId }),
      ...(subject === 'answer' ? { attemptId: subjectId } : {}),
    },
    now,
  )
}

/** A reporter reads their own words again, never those that were hidden. */
async function tellReporter(
  tx: Transaction,
  { subject, decision, reason, moderator, now }: Case,
  report: SettledReport,
) {
  const { id, reporterId, description, questionId } = report
  if (reporterId === null || reporterId === moderator.id) return
  const news = {
    kind: 'moderation',
    decision: decision === 'dismiss' ? 'report-dismissed' : 'report-upheld',
    subject,
    excerpt: excerptOf(description),
    reason,
  } as const
  await tellLearner(tx, { userId: reporterId, dedupeKey: `report-${id}`, news, questionId }, now)
}
