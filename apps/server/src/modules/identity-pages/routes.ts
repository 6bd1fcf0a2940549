import {
  completeInteraction,
  completePasswordReset,
  getInteraction,
  lookAtPasswordReset,
  requestPasswordReset,
} from '@rehearsal/contracts/account'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { AppError } from '../../platform/http/app-error.ts'
import { mount, type MountOptions, mountStream } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { lookAtReset, requestReset, resetPassword } from './password-reset-service.ts'
import { enter } from './sign-in-service.ts'

/** Slows down guessing; a person behind one address rarely signs in this often. */
const GUESSABLE: MountOptions = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** The pages of the embedded issuer. With an outside issuer `provider` is null and none of this exists. */
export function identityPagesRoutes(app: FastifyInstance, platform: Platform, provider: Provider | null): void {
  if (!provider) return
  mountStream(app, getInteraction, async ({ params }, { reply }) => {
    const { prompt } = await interactionOf(provider, reply, params.uid)
    return reply.send({ prompt: prompt.name, hasDemo: platform.config.hasDemo })
  })
  mountStream(
    app,
    completeInteraction,
    async ({ params, body }, { reply }) => {
      await interactionOf(provider, reply, params.uid)
      const accountId = await enter(platform, body.action)
      const result = { login: { accountId, remember: true } }
      const location = await provider.interactionResult(reply.request.raw, reply.raw, result)
      return reply.send({ location })
    },
    GUESSABLE,
  )
  mount(
    app,
    requestPasswordReset,
    async ({ body }) => {
      await requestReset(platform, body.email)
      return { isSent: true }
    },
    GUESSABLE,
  )
  mount(app, lookAtPasswordReset, ({ params }) => lookAtReset(platform, params.token), GUESSABLE)
  mount(
    app,
    completePasswordReset,
    async ({ params, body }) => resetPassword(platform, params.token, body.password),
    GUESSABLE,
  )
}

type Reply = Parameters<Parameters<typeof mountStream>[2]>[1]['reply']

/** The interaction that this browser is in; its cookie must belong to the page's address. */
async function interactionOf(provider: Provider, reply: Reply, uid: string) {
  const details = await provider.interactionDetails(reply.request.raw, reply.raw).catch((cause: unknown) => {
    throw new AppError('interaction_expired', { cause })
  })
  if (details.uid !== uid) throw new AppError('interaction_expired')
  return details
}
