import type { Clock } from '../clock.ts'
import type { Database } from '../database/transaction.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PaymentsConfig } from './payments-config.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { createZarinpalGateway } from './zarinpal-gateway.ts'

type Parts = { db: Database; clock: Clock; publicUrl: URL; sandboxSecret: Uint8Array }

/** The ways to pay that this installation offers, real ones first. */
export function openGateways(config: PaymentsConfig, { sandboxSecret, ...parts }: Parts): readonly PaymentGateway[] {
  const sandbox = { ...parts, secret: sandboxSecret }
  const gateways: PaymentGateway[] = []
  if (config.stripe) gateways.push(createStripeGateway(config.stripe))
  if (config.zarinpal) gateways.push(createZarinpalGateway(config.zarinpal))
  if (config.hasSandbox) gateways.push(createSandboxGateway('USD', sandbox), createSandboxGateway('IRT', sandbox))
  return gateways
}
