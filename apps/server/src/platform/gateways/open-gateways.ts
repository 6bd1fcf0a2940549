import type { Clock } from '../clock.ts'
import type { Database } from '../database/transaction.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PaymentsConfig } from './payments-config.ts'
import { createSandboxGateway, type SandboxParts } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { createZarinpalGateway } from './zarinpal-gateway.ts'

type Parts = { db: Database; clock: Clock; publicUrl: URL; getSecret: (name: string) => Promise<Uint8Array> }

/** The ways to pay that this installation offers, real ones first. */
export async function openGateways(config: PaymentsConfig, parts: Parts): Promise<readonly PaymentGateway[]> {
  const gateways: PaymentGateway[] = []
  if (config.stripe) gateways.push(createStripeGateway(config.stripe))
  if (config.zarinpal) gateways.push(createZarinpalGateway(config.zarinpal))
  if (config.hasSandbox) {
    const sandbox = await sandboxPartsOf(parts)
    gateways.push(createSandboxGateway('USD', sandbox), createSandboxGateway('IRT', sandbox))
  }
  return gateways
}

/** What the sandbox and its pages share; its secret is made where it is first opened. */
export async function sandboxPartsOf({ db, clock, publicUrl, getSecret }: Parts): Promise<SandboxParts> {
  return { db, clock, publicUrl, secret: await getSecret('sandbox-payments') }
}
