import type { PaymentGateway as GatewayFace } from '@rehearsal/contracts/payment-gateway'
import type { Money } from '@rehearsal/contracts/payments'

/** What a gateway has to know of an order. */
export type Payable = {
  orderId: number
  /** Random and the order's own: the same one asked for twice is one payment, where the gateway can tell. */
  token: string
  amount: Money
  /** What is bought, as the payer reads it. */
  description: string
  /** Where the browser goes afterwards. */
  returnUrl: string
  /** Until when it should be payable. */
  expiresAt: Date
}

/** How a payment stands, as the gateway says. */
export type PaymentReport =
  | { status: 'open' }
  /** `amount` is null where the gateway says that it is not the one we asked it to confirm. */
  | { status: 'paid'; amount: Money | null }
  | { status: 'failed'; failure: 'declined' | 'cancelled' }
  | { status: 'expired' }
  /** Paid, and given back as a whole. */
  | { status: 'refunded' }

/** That something happened to a payment. What happened, the gateway is asked: an event is no more than a nudge. */
export type GatewayEvent = {
  /** The gateway's own id, the same when it is delivered again. */
  id: string
  kind: string
  /** The payment that it is about; null where it is about none of ours. */
  reference: string | null
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * A way to pay. All gateways meet the product through this one door, and the sandbox is one of them.
 *
 * Every call may throw a `GatewayError`, after its own time limit and bounded retries: then nothing is known.
 */
export type PaymentGateway = {
  readonly face: GatewayFace
  /** Smaller amounts it refuses to charge. */
  readonly smallestAmountMinor: number
  /** Whether it takes the money only when it is asked: a payment that nobody asks about goes back to the payer. */
  readonly isTakenByAsking: boolean
  /** Makes a payment and says where the payer goes. */
  create(payable: Payable): Promise<{ reference: string; approvalUrl: string }>
  /** Asks how a payment stands, which may also confirm it. `amount` is what it has to be about. */
  ask(reference: string, amount: Money): Promise<PaymentReport>
  /** Makes an open payment unpayable, where the gateway can; throws when it is not open any more. */
  close(reference: string): Promise<void>
  /** Reads what the gateway posts to us. @throws ForgedEventError when it is not the gateway's, or too old. */
  readEvent(rawBody: Buffer, headers: Headers, now: Date): Promise<GatewayEvent>
  /** Whether the browser came back saying that the payer gave up. Believed only while the payment is open. */
  isCancelled(query: Readonly<Record<string, unknown>>): boolean
}

/** The gateway did not answer, or nothing that can be used. The message holds nothing of the payer. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

/** Somebody posted what the gateway did not sign, or what it signed long ago. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError'
}
