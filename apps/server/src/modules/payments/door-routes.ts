import { gatewayCodeSchema } from '@rehearsal/contracts/payment-gateway'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { receiveEvent, receivePayer } from './event-service.ts'

const eventParamsSchema = z.object({ gateway: gatewayCodeSchema })
const returnParamsSchema = eventParamsSchema.extend({ token: z.string().regex(/^[0-9a-f]{32}$/u) })
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
        await receiveEvent(platform, known(eventParamsSchema, params).gateway, rawBody, headers)
        return reply.send({ isReceived: true })
      },
    })
    door.route({
      method: 'GET',
      url: '/payments/:gateway/return/:token',
      config: { access: 'public' },
      handler: async ({ params, query }, reply) => {
        const { gateway, token } = known(returnParamsSchema, params)
        return reply.redirect(await receivePayer(platform, gateway, token, querySchema.parse(query)), 303)
      },
    })
  })
}

/** An address that none of ours can be does not exist. */
function known<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new AppError('not_found')
  return parsed.data
}
