import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { plainTextSchema } from './plain-text.ts'
import { daySchema, flagSchema, halPage, idParamsSchema, idSchema, noContentSchema, pageQuerySchema } from './wire.ts'

const tag = 'comments'

/** The most characters of a comment and of a reply. */
export const COMMENT_MAX_CHARACTERS = 2000

/** An instant in UTC without a suffix (specification §3): `2026-03-18T09:00:00.000`. */
const bareInstantSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/u)

/** What a learner reported of an exam; its country is an ISO 3166 code of two letters. */
const commentPredictionSchema = z.object({
  date: daySchema,
  country: z.string(),
  description: z.string().nullable(),
})

const saidFields = {
  id: idSchema,
  /** Empty where nobody signed. */
  nickname: z.string(),
  lastModifiedDate: bareInstantSchema,
  likesCount: z.number().int().nonnegative(),
  /** By me. */
  liked: z.boolean(),
  /** A moderator hides it from all but its author. */
  hidden: z.boolean(),
}

/** Specification §3, Comment. */
export const commentSchema = z.object({
  ...saidFields,
  /** The username of its author for that author alone, for others a name that says nothing. */
  createdBy: z.string(),
  comment: z.string(),
  replyCount: z.number().int().nonnegative(),
  prediction: commentPredictionSchema.nullable(),
})
export type Comment = z.infer<typeof commentSchema>

/** Specification §3, Reply. */
export const commentReplySchema = z.object({
  ...saidFields,
  /** The e-mail of its author for that author alone, for others a name that says nothing. */
  createdBy: z.string(),
  reply: z.string(),
  prediction: z.null(),
})
export type CommentReply = z.infer<typeof commentReplySchema>

const textSchema = plainTextSchema(COMMENT_MAX_CHARACTERS)
const likeAccess = { tag, access: 'learner', statuses: [200], params: idParamsSchema } as const

export const listComments = endpoint({
  method: 'GET',
  path: '/api/comments/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What is said about the question of this id, newest first; on request reports from exams alone',
  params: idParamsSchema,
  query: pageQuerySchema.extend({ prediction: flagSchema.default(false) }),
  response: halPage('commentLikeCountDtoList', commentSchema),
})

export const createComment = endpoint({
  method: 'POST',
  path: '/api/comments',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Say something about a question',
  acceptsIdempotencyKey: true,
  body: z.strictObject({ practiceId: idSchema, comment: textSchema }),
  response: commentSchema,
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Delete my comment of this id, with its replies',
  params: idParamsSchema,
  response: noContentSchema,
})

export const likeComment = endpoint({
  ...likeAccess,
  method: 'POST',
  path: '/api/comments/{id}/like',
  summary: 'Like a comment; liking it again changes nothing',
  response: commentSchema,
})

export const unlikeComment = endpoint({
  ...likeAccess,
  method: 'DELETE',
  path: '/api/comments/{id}/like',
  summary: 'Take my like of a comment back, where there is one',
  response: commentSchema,
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/commentReplies/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Replies to the comment of this id, oldest first',
  params: idParamsSchema,
  query: pageQuerySchema,
  response: halPage('commentReplyLikeCountDtoList', commentReplySchema),
})

export const createReply = endpoint({
  method: 'POST',
  path: '/api/commentReplies/{id}',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Reply to the comment of this id',
  acceptsIdempotencyKey: true,
  params: idParamsSchema,
  /** `commentId` repeats the address. */
  body: z.strictObject({ commentId: idSchema.optional(), reply: textSchema }),
  response: commentReplySchema,
})

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/commentReplies/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Delete my reply of this id',
  params: idParamsSchema,
  response: noContentSchema,
})

export const likeReply = endpoint({
  ...likeAccess,
  method: 'POST',
  path: '/api/commentReplies/{id}/like',
  summary: 'Like a reply; liking it again changes nothing',
  response: commentReplySchema,
})

export const unlikeReply = endpoint({
  ...likeAccess,
  method: 'DELETE',
  path: '/api/commentReplies/{id}/like',
  summary: 'Take my like of a reply back, where there is one',
  response: commentReplySchema,
})
