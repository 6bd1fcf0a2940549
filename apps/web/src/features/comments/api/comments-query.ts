import { listComments, type Comment } from '@rehearsal/contracts/comments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { call } from '../../../shared/api/call.ts'
import { commentsKey } from '../../../shared/api/shared-keys.ts'
import type { Paged } from './paged.ts'

/** The comments on a question, newest first; reports from exams alone where that is asked. */
export const pagedComments = (practiceId: number, isFrequentOnly = false): Paged<Comment> => ({
  key: [...commentsKey(practiceId), isFrequentOnly],
  load: async (size, signal) => {
    const query = { page: 0, size, prediction: isFrequentOnly }
    const found = await call(listComments, { params: { id: practiceId }, query, signal })
    return { items: itemsOf(found), total: found.page.totalElements }
  },
})
