import { isIPv6 } from 'node:net'

/** The groups of an IPv6 address that a provider gives to one home. */
const OWN_GROUPS = 4

/** Whom an address stands for: itself or, as one home has millions of IPv6 addresses, its network. */
export function addressOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:([\d.]+)$/iu.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [start = '', end] = ip.split('::')
  const groups = start === '' ? [] : start.split(':')
  const known = end === undefined ? groups : [...groups, ...Array.from({ length: OWN_GROUPS }, () => '0')]
  return known
    .slice(0, OWN_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
