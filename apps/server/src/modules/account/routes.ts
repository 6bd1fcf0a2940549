import { getCurrentUser, patchProfile } from '@rehearsal/contracts/account'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentUser } from './presenters.ts'
import { changeProfile, getAccount } from './service.ts'

export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getCurrentUser, async (_request, { learner }) => presentUser(await getAccount(platform, learner.id)))
  mount(app, patchProfile, async ({ body }, { learner }) =>
    presentUser(await changeProfile(platform, learner.id, body)),
  )
}
