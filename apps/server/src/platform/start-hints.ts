import { networkInterfaces } from 'node:os'
import { httpsLines, isLoopbackHost } from '@rehearsal/contracts/own-address'
import type { Config } from './config.ts'

type Started = Pick<Config, 'host' | 'port' | 'publicUrl' | 'tls'>

/** What an operator must do before other machines can sign in; nothing where they can, or where none are let in. */
export function startHints({ host, port, publicUrl, tls }: Started, ownAddress = addressInNetwork()): string[] {
  if (isLoopbackHost(host) && !isEverywhere(host)) return []
  const isPrivate = isLoopbackHost(publicUrl.hostname)
  if (!isPrivate && publicUrl.protocol === 'https:') return []
  const reason = isPrivate
    ? `On other machines nobody can sign in: PUBLIC_URL is ${publicUrl.origin}, which each machine takes for itself.`
    : `On other machines nobody can sign in or record: browsers allow both only over https, and PUBLIC_URL is ${publicUrl.origin}.`
  if (tls !== null)
    return [reason, `Set PUBLIC_URL to the address of this machine, such as https://${ownAddress}:${port}.`]
  const hostname = isPrivate ? ownAddress : publicUrl.hostname
  const lines = httpsLines(hostname, isPrivate ? String(port) : publicUrl.port)
  return [
    reason,
    'Start it with https (or behind a proxy that speaks it, see the README):',
    ...lines.map((line) => `  ${line}`),
  ]
}

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

/** This machine's address in its network, as others would type it. */
function addressInNetwork(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '192.168.1.20'
}
