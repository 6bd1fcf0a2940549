import type { InboxItem } from '@rehearsal/contracts/inbox'
import type { ItemRecord } from './queries.ts'

export function presentItem(item: ItemRecord): InboxItem {
  return {
    id: item.id,
    news: item.news,
    others: item.total - 1,
    createdDate: item.createdAt.toISOString(),
    isRead: item.readAt !== null,
    practiceId: item.questionId,
    title: item.title,
    taskId: item.taskId,
    attemptId: item.attemptId,
    commentId: item.commentId,
  }
}
