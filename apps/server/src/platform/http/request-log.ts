import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line for each call: route pattern, status and time, with the caller hashed; never bodies, texts or tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...userOf(request),
    }
    // Health is asked for every few seconds, and only its failures are news.
    const isRoutine = line.route.startsWith('/health/') && line.status === 200
    request.log[isRoutine ? 'debug' : 'info'](line, 'request')
  })
}

function userOf({ learner }: FastifyRequest): { user?: string } {
  return learner === null ? {} : { user: hashOf(learner.id) }
}

/** Tells one learner's lines apart without naming the learner. */
function hashOf(userId: string): string {
  return hash('sha256', userId, 'hex').slice(0, 16)
}
