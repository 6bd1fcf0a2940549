import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import {
  findSandboxPayment,
  moveSandboxPayment,
  type SandboxParts,
  type SandboxPayment,
  signSandboxEvent,
  type SandboxState,
} from './sandbox-gateway.ts'
import {
  SANDBOX_PAGE_POLICY,
  type SandboxAction,
  sandboxActions,
  sandboxPage,
  silentSandboxPage,
} from './sandbox-page.ts'

const paramsSchema = z.object({ reference: z.string().regex(/^[0-9a-f]{32}$/u) })
const formSchema = z.object({ action: z.enum(sandboxActions) })
const FORM_LIMIT_BYTES = 1000

const moves: Record<SandboxAction, readonly [from: SandboxState, to: SandboxState]> = {
  approve: ['open', 'paid'],
  decline: ['open', 'declined'],
  'time-out': ['open', 'paid'],
  duplicate: ['open', 'paid'],
  cancel: ['open', 'cancelled'],
  refund: ['paid', 'refunded'],
}
/** How often each decision is reported to the shop. */
const reports: Record<SandboxAction, number> = {
  approve: 1,
  decline: 1,
  'time-out': 0,
  duplicate: 2,
  cancel: 0,
  refund: 1,
}

/** The pages of the sandbox. Knowing the address of one is what lets somebody decide it, as with a gateway. */
export async function sandboxRoutes(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const shopUrl = new URL('/dashboard/purchase-history', parts.publicUrl).href
  const getPayment = async (params: unknown) => {
    const { data } = paramsSchema.safeParse(params)
    const payment = data && (await findSandboxPayment(parts.db, data.reference))
    if (!payment) throw new AppError('not_found')
    return payment
  }
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    const route = { url: '/payments/sandbox/:reference', config: { access: 'public' } } as const
    pages.route({
      ...route,
      method: 'GET',
      handler: async ({ params }, reply) => sendPage(reply, sandboxPage(await getPayment(params), shopUrl)),
    })
    pages.route({
      ...route,
      method: 'POST',
      handler: async ({ params, body }, reply) => {
        const payment = await getPayment(params)
        const { data } = formSchema.safeParse(body)
        if (data === undefined) throw new AppError('invalid_request')
        const isDecided = await moveSandboxPayment(parts.db, payment.reference, ...moves[data.action])
        if (!isDecided) return reply.redirect(`/payments/sandbox/${payment.reference}`, 303)
        await report(app, parts, payment, data.action)
        if (data.action === 'time-out') return sendPage(reply, silentSandboxPage(shopUrl))
        return reply.redirect(data.action === 'refund' ? shopUrl : payment.returnUrl, 303)
      },
    })
  })
}

/** Posts the signed event to the door that every gateway uses. */
async function report(
  app: FastifyInstance,
  parts: SandboxParts,
  { reference, gateway }: SandboxPayment,
  action: SandboxAction,
): Promise<void> {
  const event = signSandboxEvent(parts, { id: randomUUID(), kind: `payment.${moves[action][1]}`, reference })
  for (let time = 0; time < reports[action]; time++) {
    await app.inject({ method: 'POST', url: `/payments/${gateway}/events`, ...event })
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-security-policy', SANDBOX_PAGE_POLICY).type('text/html; charset=utf-8').send(page)
}
