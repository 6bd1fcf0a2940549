import { getCurrentUser } from '@rehearsal/contracts/account'
import { listLanguages, listTimeZones, patchProfile } from '@rehearsal/contracts/profile'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentUser } from './presenters.ts'
import { listAllLanguages, listAllTimeZones } from './profile-lists.ts'
import { accountSecurityRoutes } from './security-routes.ts'
import { changeProfile, getAccount } from './service.ts'

/** Who one is (specification §7.3), and what one signs in with. */
export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getCurrentUser, async (_request, { learner }) => presentUser(await getAccount(platform, learner.id)))
  mount(app, patchProfile, async ({ body }, { learner }) =>
    presentUser(await changeProfile(platform, learner.id, body)),
  )
  mount(app, listLanguages, () => listAllLanguages())
  mount(app, listTimeZones, () => listAllTimeZones(platform.clock.now()))
  accountSecurityRoutes(app, platform)
}
