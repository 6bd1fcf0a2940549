import { currencySchema, type Currency, type PaymentGateway } from '@rehearsal/contracts/payment-gateway'

/** The currencies that can be paid in, dollars first. */
export const currenciesOf = (gateways: readonly PaymentGateway[]): Currency[] =>
  currencySchema.options.filter((currency) => gateways.some((gateway) => gateway.currency === currency))

/** The wanted currency where it can be paid in, otherwise the first that can; dollars where nothing can be paid. */
export function currencyOf(wanted: unknown, offered: readonly Currency[]): Currency {
  return offered.find((currency) => currency === wanted) ?? offered[0] ?? 'USD'
}

/** The ways to pay in one currency. */
export const gatewaysIn = (gateways: readonly PaymentGateway[], currency: Currency): PaymentGateway[] =>
  gateways.filter((gateway) => gateway.currency === currency)
