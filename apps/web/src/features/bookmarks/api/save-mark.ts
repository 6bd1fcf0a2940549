import { type Bookmark, createBookmark, deleteBookmark, updateBookmark } from '@rehearsal/contracts/bookmarks'
import type { Mark } from '@rehearsal/exam/codes'
import { call } from '../../../shared/api/call.ts'

/** The bookmark and the version of it that a change was made to. */
export type BookmarkBase = Pick<Bookmark, 'id' | 'version'>

/** Creates, changes or, for UNMARK, deletes the bookmark on a question (specification §4.10). */
export async function saveMark(practiceId: number, base: BookmarkBase | null, type: Mark): Promise<Bookmark | null> {
  if (type === 'UNMARK') {
    if (base !== null) await call(deleteBookmark, { params: { id: base.id } })
    return null
  }
  return base === null
    ? call(createBookmark, { body: { practiceId, type, version: 0 } })
    : call(updateBookmark, { params: { id: base.id }, body: { practiceId, type, version: base.version } })
}
