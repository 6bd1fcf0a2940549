import {
  completeInteraction,
  completePasswordReset,
  getInteraction,
  lookAtPasswordReset,
  requestPasswordReset,
} from '@rehearsal/contracts/sign-in'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { AppError } from '../../platform/http/app-error.ts'
import { mount, mountStream } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { lookAtReset, requestReset, resetPassword } from './password-reset-service.ts'
import { enter } from './sign-in-service.ts'

/** The pages of the embedded issuer. With an outside issuer `provider` is null and none of this exists. */
export function identityPagesRoutes(app: FastifyInstance, platform: Platform, provider: Provider | null): void {
  if (!provider) return
  const { limitGuesses } = platform
  mountStream(app, getInteraction, async ({ params }, { reply }) => {
    const { prompt } = await interactionOf(provider, reply, params.uid)
    return reply.send({ prompt: prompt.name, hasDemo: platform.config.hasDemo })
  })
  mountStream(app, completeInteraction, async ({ params, body: { action } }, { reply, ip }) => {
    await interactionOf(provider, reply, params.uid)
    await limitGuesses({ deed: action.kind, account: action.kind === 'demo' ? null : action.email, ip })
    const accountId = await enter(platform, action)
    const result = { login: { accountId, remember: true } }
    const location = await provider.interactionResult(reply.request.raw, reply.raw, result)
    return reply.send({ location })
  })
  mount(app, requestPasswordReset, async ({ body }, { ip }) => {
    await limitGuesses({ deed: 'ask for a reset', account: body.email, ip })
    await requestReset(platform, body.email)
    return { isSent: true }
  })
  mount(app, lookAtPasswordReset, async ({ params }, { ip }) => {
    await limitGuesses({ deed: 'look at a reset', account: params.token, ip })
    await lookAtReset(platform, params.token)
  })
  mount(app, completePasswordReset, async ({ params, body }, { ip }) => {
    await limitGuesses({ deed: 'reset', account: params.token, ip })
    await resetPassword(platform, params.token, body.password)
  })
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
