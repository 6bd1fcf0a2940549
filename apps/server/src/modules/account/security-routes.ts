import {
  changePassword as changePasswordCall,
  confirmEmailChange as confirmEmailChangeCall,
  endAllSessions,
  endSession,
  getEmailChange,
  listSessions,
  startEmailChange as startEmailChangeCall,
  withdrawEmailChange as withdrawEmailChangeCall,
} from '@rehearsal/contracts/account-security'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { confirmEmailChange, getEmailChangeOf, startEmailChange, withdrawEmailChange } from './email-change-service.ts'
import { changePassword } from './password-service.ts'
import { presentEmailChange, presentSignIn } from './presenters.ts'
import { endSessionOf, endSessions, listSessionsOf } from './sessions-service.ts'

/** What only the embedded issuer can change: the address and the password to sign in with, and who is signed in. */
export function accountSecurityRoutes(app: FastifyInstance, platform: Platform): void {
  if (!platform.config.identity.isEmbedded) return
  const { limitGuesses } = platform
  mount(app, getEmailChange, async (_request, { learner }) =>
    presentEmailChange(await getEmailChangeOf(platform, learner.id)),
  )
  mount(
    app,
    startEmailChangeCall,
    async ({ body }, { learner }) => presentEmailChange(await startEmailChange(platform, learner.id, body)),
    // Each sends a mail to an address that the caller names.
    { rateLimit: { max: 5, timeWindow: '10 minutes' } },
  )
  mount(app, withdrawEmailChangeCall, (_request, { learner }) => withdrawEmailChange(platform, learner.id))
  mount(app, confirmEmailChangeCall, async ({ params }, { ip }) => {
    await limitGuesses({ deed: 'confirm an address', account: params.token, ip })
    await confirmEmailChange(platform, params.token)
  })
  mount(app, changePasswordCall, async ({ body }, { learner, ip }) => {
    // Whoever has a token but not the password must not find it by trying.
    await limitGuesses({ deed: 'change the password', account: learner.id, ip })
    await changePassword(platform, learner, body)
  })
  sessionRoutes(app, platform)
}

function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, listSessions, async (_request, { learner }) =>
    (await listSessionsOf(platform, learner)).map((each) => presentSignIn(each, learner.sessionId)),
  )
  mount(app, endSession, ({ params }, { learner }) => endSessionOf(platform, learner, params.id))
  mount(app, endAllSessions, ({ query }, { learner }) => endSessions(platform, learner, query.keepsThis))
}
