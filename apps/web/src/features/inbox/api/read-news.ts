import { readInbox, readInboxItem, readReportNews, readScore } from '@rehearsal/contracts/inbox'
import { call } from '../../../shared/api/call.ts'

export const readOne = (id: number) => call(readInboxItem, { params: { id } })

/** What came after the newest that was shown stays unread. */
export const readUpTo = (newestId: number) => call(readInbox, { body: { upTo: newestId } })

export const readScoreOf = (attemptId: number) => call(readScore, { params: { id: attemptId } })

/** A report that is seen is news no more. */
export const readReportOf = (mockTestId: number) => call(readReportNews, { params: { id: mockTestId } })
