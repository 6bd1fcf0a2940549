import {
  changeReportShareLink,
  changeShareLink,
  createReportShareLink,
  createShareLink,
  getReportShareLink,
  getSharedScore,
  getShareLink,
  revokeReportShareLink,
  revokeShareLink,
  type ShareChoice,
} from '@rehearsal/contracts/sharing'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentLink, presentShared } from './presenters.ts'
import { getShared } from './public-service.ts'
import { changeLink, createLink, findLink, revokeLink, type Thing } from './service.ts'

type Who = { id: string }

/** Public links to scored answers (specification §2.8) and to reports of mock tests: making and taking back, and what anyone sees who has one. */
export function sharingRoutes(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config
  const present = async (learner: Who, thing: Thing) => {
    const link = await findLink(platform, learner, thing)
    return link === undefined ? null : presentLink(link, publicUrl)
  }
  const create = async (learner: Who, thing: Thing, choice: ShareChoice) => {
    const { isNew, link } = await createLink(platform, learner, thing, choice)
    if (!isNew) throw new AppError('duplicate', { details: presentLink(link, publicUrl) })
    return presentLink(link, publicUrl)
  }
  const change = async (...given: [learner: Who, thing: Thing, change: Parameters<typeof changeLink>[3]]) =>
    presentLink(await changeLink(platform, ...given), publicUrl)

  mount(app, getShareLink, ({ params }, { learner }) => present(learner, answer(params)))
  mount(app, createShareLink, ({ params, body }, { learner }) => create(learner, answer(params), body))
  mount(app, changeShareLink, ({ params, body }, { learner }) => change(learner, answer(params), body))
  mount(app, revokeShareLink, ({ params }, { learner }) => revokeLink(platform, learner, answer(params)))
  mount(app, getReportShareLink, ({ params }, { learner }) => present(learner, report(params)))
  mount(app, createReportShareLink, ({ params, body }, { learner }) =>
    create(learner, report(params), { ...body, showsAnswer: false }),
  )
  mount(app, changeReportShareLink, ({ params, body }, { learner }) => change(learner, report(params), body))
  mount(app, revokeReportShareLink, ({ params }, { learner }) => revokeLink(platform, learner, report(params)))
  mount(app, getSharedScore, async ({ params }, { setHeader }) => {
    setHeader('x-robots-tag', 'noindex')
    return presentShared(await getShared(platform, params.token))
  })
}

const answer = ({ id }: { id: number }): Thing => ({ kind: 'answer', id })
const report = ({ id }: { id: number }): Thing => ({ kind: 'report', id })
