import type { Bookmark } from '@rehearsal/contracts/bookmarks'
import type { BookmarkRecord } from './queries.ts'

export function presentBookmark({ id, mark, version, questionId }: BookmarkRecord): Bookmark {
  return { id, type: mark, version, practiceId: questionId }
}
