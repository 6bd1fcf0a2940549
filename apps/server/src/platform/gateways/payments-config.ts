import type { Values } from '../environment.ts'

/** A Stripe account. `url` is another place to find its API, for tests. */
export type StripeAccount = { key: string; webhookSecret: string; url: URL | null }
/** A merchant of Zarinpal, or of a gateway that speaks its protocol. */
export type ZarinpalMerchant = { merchantId: string; url: URL }

/** Where learners can pay. With none of the three, nothing can be bought. */
export type PaymentsConfig = {
  hasSandbox: boolean
  stripe: StripeAccount | null
  zarinpal: ZarinpalMerchant | null
}

/**
 * The gateways that the environment names. Without any the sandbox stands in, but never by itself beside a real one or
 * in production: everybody could then have a plan for nothing.
 */
export function paymentsOf(values: Values): PaymentsConfig {
  const { STRIPE_KEY: key, ZARINPAL_MERCHANT_ID: merchantId } = values
  const hasRealGateway = key !== '' || merchantId !== ''
  const isProduction = values.NODE_ENV === 'production'
  return {
    hasSandbox: values.SANDBOX_PAYMENTS ?? (!hasRealGateway && (!isProduction || values.ALLOW_SANDBOX_PAYMENTS)),
    stripe: key === '' ? null : { key, webhookSecret: values.STRIPE_WEBHOOK_SECRET, url: values.STRIPE_URL ?? null },
    zarinpal: merchantId === '' ? null : { merchantId, url: values.ZARINPAL_URL },
  }
}
