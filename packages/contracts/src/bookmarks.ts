import { markSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParamsSchema, idSchema, noContentSchema, versionSchema } from './wire.ts'

const tag = 'bookmarks'

/** A mark that a bookmark can carry: UNMARK is the absence of one, so it is deleted instead (specification §4.10). */
export const bookmarkTypeSchema = markSchema.exclude(['UNMARK'])
export type BookmarkType = z.infer<typeof bookmarkTypeSchema>

/** Specification §3, Bookmark. */
export const bookmarkSchema = z.object({
  id: idSchema,
  type: bookmarkTypeSchema,
  version: z.number().int(),
  practiceId: idSchema,
})
export type Bookmark = z.infer<typeof bookmarkSchema>

/** What the specification's client sends along and nobody reads (specification §7.6). */
const ignored = { invalidate: z.unknown().optional(), bookmarkId: z.unknown().optional() }

/** None is a value: most questions have no bookmark. */
export const getBookmark = endpoint({
  method: 'GET',
  path: '/api/bookmarks/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My bookmark on the question of this id; null when I have none',
  params: idParamsSchema,
  response: bookmarkSchema.nullable(),
})

export const createBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Mark a question; 409 with the present bookmark when there is one already',
  body: z.strictObject({
    practiceId: idSchema,
    type: bookmarkTypeSchema,
    /** Of the bookmark that there is not yet (specification §5). */
    version: versionSchema.default(0),
    ...ignored,
  }),
  response: bookmarkSchema,
})

export const updateBookmark = endpoint({
  method: 'PUT',
  path: '/api/bookmarks/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Change the bookmark of this id; a stale version answers 409 with the present one',
  params: idParamsSchema,
  body: z.strictObject({ practiceId: idSchema, type: bookmarkTypeSchema, version: versionSchema, ...ignored }),
  response: bookmarkSchema,
})

export const deleteBookmark = endpoint({
  method: 'DELETE',
  path: '/api/bookmarks/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Take the mark of the bookmark of this id off its question',
  params: idParamsSchema,
  response: noContentSchema,
})
