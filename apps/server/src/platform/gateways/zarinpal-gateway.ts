import type { Money } from '@rehearsal/contracts/payments'
import { z } from 'zod'
import { ForgedEventError, GatewayError, type Payable, type PaymentGateway, type PaymentReport } from './gateway.ts'
import type { ZarinpalMerchant } from './payments-config.ts'
import { postJson, type Timing, USUAL_TIMING } from './post-json.ts'

/** Made, paid and confirmed now, confirmed before (https://www.zarinpal.com/docs/paymentGateway/errorList). */
const DONE = 100
const CONFIRMED_BEFORE = 101
const OTHER_AMOUNT = -50
const NOT_PAID = -51
const UNKNOWN_AUTHORITY = -54

/** A failure has its code in `errors`, and then an empty list as `data`; a success the other way round. */
const replySchema = z.object({
  data: z.union([z.looseObject({ code: z.number().int() }), z.array(z.never())]),
  errors: z.union([z.looseObject({ code: z.number().int() }), z.array(z.never())]).default([]),
})
const createdSchema = z.looseObject({ code: z.literal(DONE), authority: z.string().regex(/^[\w-]{10,64}$/u) })
const inquirySchema = z.object({ data: z.looseObject({ status: z.string() }) })

const SMALLEST_TOMAN = 1000

/**
 * A gateway in Toman that speaks as Zarinpal does: a payment is requested, the payer goes to StartPay and comes back,
 * and asking confirms it with its amount, which is what takes the money. It posts no events and closes nothing: an
 * unconfirmed payment goes back to the payer by itself.
 */
export function createZarinpalGateway(
  { merchantId, url }: ZarinpalMerchant,
  timing: Timing = USUAL_TIMING,
): PaymentGateway {
  const call = (name: string, body: object) =>
    postJson(new URL(`/pg/v4/payment/${name}.json`, url), { merchant_id: merchantId, ...body }, timing)
  return {
    face: { code: 'zarinpal', name: 'Zarinpal', currency: 'IRT', isSandbox: false },
    smallestAmountMinor: SMALLEST_TOMAN,
    isTakenByAsking: true,
    create: async (payable) => {
      const { data } = replyOf(await call('request', requestOf(payable)))
      const created = createdSchema.safeParse(data).data
      if (!created) throw new GatewayError('It did not take the payment.')
      return {
        reference: created.authority,
        approvalUrl: new URL(`/pg/StartPay/${created.authority}`, url).href,
      }
    },
    ask: async (authority, amount) => {
      const { data, errors } = replyOf(await call('verify', { authority, amount: amount.amountMinor, currency: 'IRT' }))
      const code = codeOf(data) ?? codeOf(errors)
      // Confirmed before, it may have been given back since.
      if (code === CONFIRMED_BEFORE && (await isReversed(() => call('inquiry', { authority })))) {
        return { status: 'refunded' }
      }
      return reportOf(code, amount)
    },
    close: () => Promise.resolve(),
    readEvent: () => Promise.reject(new ForgedEventError('This gateway posts no events.')),
    isCancelled: ({ Status: status }) => typeof status === 'string' && status !== 'OK',
  }
}

function requestOf({ amount, description, returnUrl, orderId }: Payable) {
  return {
    amount: amount.amountMinor,
    currency: 'IRT',
    description,
    callback_url: returnUrl,
    metadata: { order_id: String(orderId) },
  }
}

function replyOf(json: unknown): z.infer<typeof replySchema> {
  const { data } = replySchema.safeParse(json)
  if (!data) throw new GatewayError('It answered what cannot be understood.')
  return data
}

const codeOf = (part: { code: number } | readonly never[]) => ('code' in part ? part.code : undefined)

function reportOf(code: number | undefined, amount: Money): PaymentReport {
  switch (code) {
    case DONE:
    case CONFIRMED_BEFORE:
      return { status: 'paid', amount }
    case OTHER_AMOUNT:
      return { status: 'paid', amount: null }
    case NOT_PAID:
      return { status: 'open' }
    case UNKNOWN_AUTHORITY:
      return { status: 'expired' }
    default:
      throw new GatewayError(`It answered the code ${code ?? 'none'}.`)
  }
}

/** Gateways of the same kind that know no such call have nothing to say. */
async function isReversed(inquire: () => Promise<unknown>): Promise<boolean> {
  const answer = await inquire().catch((error: unknown) => {
    if (error instanceof GatewayError) return null
    throw error
  })
  return inquirySchema.safeParse(answer).data?.data.status === 'REVERSED'
}
