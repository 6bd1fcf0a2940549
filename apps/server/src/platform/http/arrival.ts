import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the head of the request was here: milliseconds since 1970. Its body may take long on a slow line. */
    arrivedAtMs: number
  }
}

/** Notes when each request began to arrive, before anything else is done with it. */
export function noteArrivals(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAtMs', 0)
  app.addHook('onRequest', async (request) => {
    request.arrivedAtMs = clock.now().getTime()
  })
}
