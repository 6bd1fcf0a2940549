import { isNull, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { commentReply } from '../../platform/database/schema/comments.ts'
import { inboxItem } from '../../platform/database/schema/inbox.ts'
import { mockTest } from '../../platform/database/schema/mock-tests.ts'

/** What an item is about: likes of one comment or reply are one thing (`like-comment-12-{who}`), all else stands for itself. */
export const thing = sql<string>`coalesce(substring(${inboxItem.dedupeKey} from '^like-[a-z]+-[0-9]+'), ${inboxItem.dedupeKey})`

export const isUnread = isNull(inboxItem.readAt)

/** The reply that was written or liked (`reply-12`, `like-reply-12-{who}`). A moderator's decision outlives what it is about. */
const replyId = sql`case when ${inboxItem.kind} in ('reply', 'like')
  then substring(${inboxItem.dedupeKey} from '^(?:like-)?reply-([0-9]{1,9})(?:-|$)')::integer end`

/** The mock test whose report is ready. */
const mockTestId = sql`case when ${inboxItem.kind} = 'mock-test' then (${inboxItem.details} ->> 'mockTestId')::integer end`

/** A reply, a like or a score at a question that the learner's running mock test asks: its comments and answers are locked meanwhile. */
export const isLocked = sql`(${inboxItem.kind} in ('reply', 'like', 'score') and ${inboxItem.questionId} is not null
  and ${isInRunningTest(inboxItem.userId, inboxItem.questionId)})`

/**
 * Whether what an item is about is still there, and not locked. The database removes what hangs on a deleted comment; a deleted answer
 * and a deleted mock test keep their rows, and a reply is known by its key alone.
 */
export const isThere = sql`(
  not ${isLocked}
  and not exists (select 1 from ${attempt} where ${attempt.id} = ${inboxItem.attemptId} and ${attempt.status} = 'deleted')
  and (${inboxItem.kind} <> 'mock-test'
    or exists (select 1 from ${mockTest} where ${mockTest.id} = ${mockTestId} and ${mockTest.status} = 'ended'))
  and (${replyId} is null
    or exists (select 1 from ${commentReply} where ${commentReply.id} = ${replyId} and ${commentReply.hiddenAt} is null))
)`
