import { createHmac } from 'node:crypto'
import type { Comment, CommentReply } from '@rehearsal/contracts/comments'
import type { CommentRecord } from './comment-queries.ts'
import type { ReplyRecord } from './reply-queries.ts'

/** Who looks, and what the other authors are called: always the same for one author, and it tells nothing of the account. */
export type Viewer = { id: string; aliasOf: (userId: string) => string }

/** Other learners' names for an author (specification §4.12 compares `createdBy`), of 128 bits that only the server can make. */
export function createAliases(secret: Uint8Array): (userId: string) => string {
  return (userId) => createHmac('sha256', secret).update(userId).digest('base64url').slice(0, 22)
}

/** The entry of a sighting that nobody signed was made by nobody. */
const NOBODY = '-'

export function presentComment(record: CommentRecord, { id: viewerId, aliasOf }: Viewer): Comment {
  const { userId, username, sighting } = record
  const alias = userId === null ? NOBODY : aliasOf(userId)
  return {
    id: record.id,
    nickname: record.nickname ?? '',
    createdBy: userId === viewerId ? (username ?? userId) : alias,
    comment: record.text,
    lastModifiedDate: withoutSuffix(record.updatedAt),
    replyCount: record.replies,
    likesCount: record.likes,
    liked: record.isLiked,
    hidden: record.isHidden,
    prediction: sighting && { date: sighting.seenOn, country: sighting.country, description: sighting.description },
  }
}

export function presentReply(record: ReplyRecord, { id: viewerId, aliasOf }: Viewer): CommentReply {
  const { userId, email } = record
  return {
    id: record.id,
    nickname: record.nickname,
    createdBy: userId === viewerId ? (email ?? '') : aliasOf(userId),
    reply: record.text,
    lastModifiedDate: withoutSuffix(record.updatedAt),
    likesCount: record.likes,
    liked: record.isLiked,
    hidden: record.isHidden,
    prediction: null,
  }
}

/** UTC without a suffix (specification §3). */
const withoutSuffix = (instant: Date): string => instant.toISOString().slice(0, -1)
