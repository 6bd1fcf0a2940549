import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { aGatewayServer, type GatewayServer } from './a-gateway-server.ts'

type Payment = { amount: number; currency: string; state: 'waiting' | 'paid' | 'confirmed' | 'reversed' }
export type ZarinpalServer = GatewayServer & { payments: Map<string, Payment> }

const bodySchema = z.object({
  merchant_id: z.string(),
  amount: z.number().optional(),
  currency: z.string().optional(),
  authority: z.string().default(''),
})

export const ZARINPAL_MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be'

/** As much of Zarinpal's API as a payment needs. */
export async function aZarinpalServer(): Promise<ZarinpalServer> {
  const payments = new Map<string, Payment>()
  const done = (data: object) => ({ status: 200, json: { data, errors: [] } })
  const failed = (code: number) => ({ status: 200, json: { data: [], errors: { code, message: '', validations: [] } } })

  function verify(authority: string, amount: number | undefined) {
    const payment = payments.get(authority)
    if (!payment) return failed(-54)
    if (payment.state === 'waiting') return failed(-51)
    if (payment.amount !== amount) return failed(-50)
    if (payment.state !== 'paid') return done({ code: 101, message: 'Verified' })
    payment.state = 'confirmed'
    return done({ code: 100, message: 'Paid' })
  }

  function inquire(authority: string) {
    const { state } = payments.get(authority) ?? { state: 'waiting' }
    const status = { waiting: 'IN_BANK', paid: 'PAID', confirmed: 'VERIFIED', reversed: 'REVERSED' }[state]
    return done({ code: 100, status })
  }

  const server = await aGatewayServer(({ path, body }) => {
    const { merchant_id: merchant, authority, amount, currency } = bodySchema.parse(JSON.parse(body))
    if (merchant !== ZARINPAL_MERCHANT) return failed(-10)
    if (path.endsWith('/inquiry.json')) return inquire(authority)
    if (path.endsWith('/verify.json')) return verify(authority, amount)
    if (amount === undefined || amount < 1000) return failed(-9)
    const given = `A${randomBytes(17).toString('hex')}0`
    payments.set(given, { amount, currency: currency ?? 'IRR', state: 'waiting' })
    return done({ code: 100, message: 'Success', authority: given, fee_type: 'Merchant', fee: 0 })
  })
  return Object.assign(server, { payments })
}
