import {
  type Bookmark,
  createBookmark as createBookmarkCall,
  deleteBookmark,
  getBookmark,
  updateBookmark,
} from '@rehearsal/contracts/bookmarks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentBookmark } from './presenters.ts'
import { changeBookmark, createBookmark, dropBookmark, findBookmarkOf, type Written } from './service.ts'

/** A learner's difficulty marks on questions (specification §4.10, §7.6). */
export function bookmarksRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getBookmark, async ({ params }, { learner }) => {
    const bookmark = await findBookmarkOf(platform, learner, params.id)
    return bookmark === undefined ? null : presentBookmark(bookmark)
  })
  mount(app, createBookmarkCall, async ({ body }, { learner }) =>
    writtenOrTold(await createBookmark(platform, learner, body)),
  )
  mount(app, updateBookmark, async ({ params, body }, { learner }) =>
    writtenOrTold(await changeBookmark(platform, learner, params.id, body)),
  )
  mount(app, deleteBookmark, ({ params }, { learner }) => dropBookmark(platform, learner, params.id))
}

/** The bookmark as it was written; 409 with the present one where that was in its way. */
function writtenOrTold({ problem, bookmark }: Written): Bookmark {
  if (problem !== null) throw new AppError(problem, { details: presentBookmark(bookmark) })
  return presentBookmark(bookmark)
}
