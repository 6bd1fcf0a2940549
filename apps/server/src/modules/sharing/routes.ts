import {
  changeShareLink,
  createShareLink,
  getShareLink,
  getSharedScore,
  revokeShareLink,
} from '@rehearsal/contracts/sharing'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentLink, presentShared } from './presenters.ts'
import { getShared } from './public-service.ts'
import { changeLink, createLink, findLink, revokeLink } from './service.ts'

/** Public links to scored answers (specification §2.8): making and taking back, and what anyone sees who has one. */
export function sharingRoutes(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config
  mount(app, getShareLink, async ({ params }, { learner }) => {
    const link = await findLink(platform, learner, params.id)
    return link === undefined ? null : presentLink(link, publicUrl)
  })
  mount(app, createShareLink, async ({ params, body }, { learner }) => {
    const { isNew, link } = await createLink(platform, learner, params.id, body)
    if (!isNew) throw new AppError('duplicate', { details: presentLink(link, publicUrl) })
    return presentLink(link, publicUrl)
  })
  mount(app, changeShareLink, async ({ params, body }, { learner }) =>
    presentLink(await changeLink(platform, learner, params.id, body), publicUrl),
  )
  mount(app, revokeShareLink, ({ params }, { learner }) => revokeLink(platform, learner, params.id))
  mount(app, getSharedScore, async ({ params }, { setHeader }) => {
    setHeader('x-robots-tag', 'noindex')
    return presentShared(await getShared(platform, params.token))
  })
}
