import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Platform } from '../../platform/services.ts'
import { receiveEvent, receivePayer } from './event-service.ts'

const eventParamsSchema = z.object({ gateway: z.string().max(40) })
const returnParamsSchema = z.object({ gateway: z.string().max(40), token: z.string().max(100) })
const querySchema = z.record(z.string(), z.unknown())
const EVENT_LIMIT_BYTES = 256 * 1024

/**
 * The door that gateways use: they post events to it, signed over the very bytes of the body, and payers come back
 * through it. It is no part of the API that clients call.
 */
export async function paymentDoorRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    door.route({
      method: 'POST',
      url: '/payments/:gateway/events',
      config: { access: 'public' },
      handler: async ({ params, body, headers }, reply) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        await receiveEvent(platform, eventParamsSchema.parse(params).gateway, rawBody, headers)
        return reply.send({ isReceived: true })
      },
    })
    door.route({
      method: 'GET',
      url: '/payments/:gateway/return/:token',
      config: { access: 'public' },
      handler: async ({ params, query }, reply) => {
        const { gateway, token } = returnParamsSchema.parse(params)
        return reply.redirect(await receivePayer(platform, gateway, token, querySchema.parse(query)), 303)
      },
    })
  })
}
