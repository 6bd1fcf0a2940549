import type { InboxNews } from '@rehearsal/contracts/inbox'
import type { ItemRecord } from './queries.ts'

const LISTED_AT_MOST = 20

type Parts = {
  nickname: string
  items: readonly ItemRecord[]
  publicUrl: URL
  unsubscribeUrl: string
}

/**
 * The mail about a learner's news. It quotes nobody and names nobody: mail programs make links of what looks like one, and
 * what others write must not reach a mailbox under our name.
 */
export function newsMail({ nickname, items, publicUrl, unsubscribeUrl }: Parts): { subject: string; text: string } {
  const at = (path: string) => new URL(path, publicUrl).href
  const lines = items.slice(0, LISTED_AT_MOST).map((item) => `- ${lineOf(item)}\n  ${at(placeOf(item))}\n`)
  const rest = items.length - LISTED_AT_MOST
  const more = rest > 0 ? [`And ${rest} more.\n`] : []
  const text = [
    `Hello ${nickname.replaceAll(/\s+/gu, ' ')},\n`,
    ...lines,
    ...more,
    `All your news: ${at('/dashboard/inbox')}`,
    `To get no more of these e-mails: ${unsubscribeUrl}\n`,
  ].join('\n')
  const subject = items.length === 1 ? 'News for you on Rehearsal' : `${items.length} news for you on Rehearsal`
  return { subject, text }
}

/** Where the news is read: the question that it is about, or the report. */
function placeOf({ taskId, questionId, attemptId, commentId, news }: ItemRecord): string {
  if (news.kind === 'mock-test') return `/dashboard/mock-test/${news.mockTestId}/report`
  if (taskId === null || questionId === null) return '/dashboard/inbox'
  const page = `/dashboard/${taskId}/question/${questionId}`
  if (news.kind === 'score') return attemptId === null ? page : `${page}?answer=${attemptId}`
  return commentId === null || news.kind === 'moderation' ? '/dashboard/inbox' : `${page}?comment=${commentId}`
}

function lineOf({ news, title, total }: ItemRecord): string {
  const where = title === null ? '' : ` on “${title}”`
  switch (news.kind) {
    case 'reply':
      return `Somebody replied to your comment${where}.`
    case 'like':
      return `${total === 1 ? 'Somebody likes' : `${total} learners like`} your ${news.subject}${where}.`
    case 'moderation':
      return `${decisions[news.decision](news.subject)}${news.subject === 'account' ? '' : where}.`
    case 'mock-test':
      return 'The report of your mock test is ready.'
    case 'score':
      return `Your answer to “${news.questionTitle}” is scored: ${marks(news.earned)} of ${marks(news.max)}.`
  }
}

type Moderation = Extract<InboxNews, { kind: 'moderation' }>

const decisions: Readonly<Record<Moderation['decision'], (subject: string) => string>> = {
  hidden: (subject) => `A moderator hid your ${subject}`,
  restored: (subject) => `A moderator restored your ${subject}`,
  'report-upheld': (subject) => `A moderator dealt with the ${subject} that you reported`,
  'report-dismissed': (subject) => `A moderator found nothing wrong with the ${subject} that you reported`,
  banned: () => 'You may not post for now',
  'ban-lifted': () => 'You may post again',
}

/** One digit after the point at most. */
const marks = (points: number): string => String(Math.round(points * 10) / 10)
