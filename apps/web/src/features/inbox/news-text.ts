import type { InboxItem } from '@rehearsal/contracts/inbox'
import { formatMarks } from '../../shared/format/numbers.ts'
import { formName } from '../../shared/mock-test-names.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'

/** A name in a sentence, whichever way it is written. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** What happened, in one sentence. */
export function newsText({ news, others }: InboxItem): string {
  switch (news.kind) {
    case 'reply':
      return t('replied', { by: isolated(news.by) })
    case 'like': {
      const values = { by: isolated(news.by), subject: t(`subject_${news.subject}`) }
      return others === 0 ? t('likes', values) : t('likeMany', { ...values, count: others })
    }
    case 'score':
      return t('scored', { earned: formatMarks(news.earned), max: formatMarks(news.max) })
    case 'mock-test':
      return t('reported', { form: formName(news.form) })
    case 'moderation':
      if (news.decision === 'banned' || news.decision === 'ban-lifted') return t(news.decision)
      return t(news.decision, { subject: t(`subject_${news.subject}`) })
  }
}

/** Where it is seen: the result of the answer, or the comments of the question, or the report; null where there is no such place. */
export function newsUrl({ news, taskId, practiceId, attemptId, commentId }: InboxItem): string | null {
  if (news.kind === 'mock-test') return urls.mockTestReport(news.mockTestId)
  if (taskId === null || practiceId === null) return null
  if (news.kind === 'score')
    return urls.question(taskId, practiceId, attemptId === null ? {} : { answer: String(attemptId) })
  return urls.question(taskId, practiceId, commentId === null ? {} : { comment: String(commentId) })
}
