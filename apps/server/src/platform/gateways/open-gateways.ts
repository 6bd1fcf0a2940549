import type { Clock } from '../clock.ts'
import type { Database } from '../database/transaction.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PaymentsConfig } from './payments-config.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

type Parts = { db: Database; clock: Clock; publicUrl: URL; sandboxSecret: Uint8Array }

/** The ways to pay that this installation offers, dollars first. */
export function openGateways(config: PaymentsConfig, { sandboxSecret, ...parts }: Parts): readonly PaymentGateway[] {
  const sandbox = { ...parts, secret: sandboxSecret }
  const gateways: PaymentGateway[] = []
  if (config.hasSandbox) gateways.push(createSandboxGateway('USD', sandbox), createSandboxGateway('IRT', sandbox))
  return gateways
}
