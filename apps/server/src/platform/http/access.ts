import type { Access, Endpoint } from '@rehearsal/contracts/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Authenticate, Learner } from './learner.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it refuses to boot. */
    access?: Access
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    /** Who calls; null without a valid token. */
    learner: Learner | null
  }
}

/**
 * Makes access a matter of data: each route declares it, one hook enforces it, and the server does not start with
 * a route that does not say. Who calls is found out first, so that limits count by learner; refusal comes after
 * the limits, so that guessing tokens is limited too.
 */
export function enforceAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not declare its access. Mount an endpoint, or set config.access.`)
    }
  })
  app.decorateRequest('learner', null)
  app.addHook('onRequest', async (request) => {
    const token = bearerTokenOf(request)
    request.learner = token === null ? null : await authenticate(token)
  })
  app.addHook('preParsing', async (request) => {
    const refusal = refusalOf(request.routeOptions.config.access ?? 'public', request.learner)
    if (refusal !== null) throw refusal
  })
}

/** Why this learner may not make this kind of call, or null. Only a missing role is 403 (specification §8). */
export function refusalOf(access: Access, learner: Learner | null): AppError | null {
  if (access === 'public') return null
  if (learner === null) return new AppError('not_logged_in')
  if (access === 'premium' && learner.status !== 'PREMIUM') return new AppError('premium_required')
  if (access === 'admin' && learner.role !== 'admin') return new AppError('not_authorized')
  return null
}

function bearerTokenOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && token !== '' ? token : null
}
