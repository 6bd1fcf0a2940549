import { and, eq, isNull, or } from 'drizzle-orm'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'

/** Which comments, joined with their sightings, a learner sees: all that no moderator hides, and what is theirs. */
export const isCommentSeenBy = (viewerId: string) =>
  or(eq(comment.userId, viewerId), and(isNull(comment.hiddenAt), isNull(sighting.hiddenAt)))

/** Which replies a learner sees where they see the comment: under one that is hidden nothing is seen, not even their own. */
export const isReplySeenBy = (viewerId: string) => or(eq(commentReply.userId, viewerId), isNull(commentReply.hiddenAt))
