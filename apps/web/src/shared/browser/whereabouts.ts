import { isLoopbackHost } from '@rehearsal/contracts/own-address'
import { z } from 'zod'

/** Where a page stands, measured against the address that the product is set up for. */
export type Whereabouts =
  /** Where it belongs, or where it may stand at any address. */
  | { kind: 'right' }
  /** The same product under another name: it leads to its own address. */
  | { kind: 'leads'; address: string }
  /** Opened on another machine, while the product's address is one that each machine takes for itself. */
  | { kind: 'other-machine'; publicOrigin: string }
  /** Plain http, over which browsers give neither cryptography nor a microphone. */
  | { kind: 'insecure'; publicOrigin: string }
  /** Another address, which may be opened by a press: leading there by itself could go round in circles, or to nobody. */
  | { kind: 'elsewhere'; address: string }

export type Standing = {
  /** What the server says in the page; null where it says nothing, as when developing. */
  publicOrigin: string | null
  location: Pick<URL, 'origin' | 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>
  /** Whether the browser has all its means here (`isSecureContext`). */
  isSecure: boolean
  /** Whether this tab was led away from here a moment ago. */
  hasJustLed: boolean
}

/** Pages of shared scores are shown wherever their links were copied from. */
const STANDS_ANYWHERE = /^\/s\//u

/** Compares the page's own address with the configured one; no header of a request has a say in it. */
export function whereaboutsOf({ publicOrigin, location, isSecure, hasJustLed }: Standing): Whereabouts {
  const home = publicOrigin === null ? null : originOf(publicOrigin)
  if (home === null || STANDS_ANYWHERE.test(location.pathname)) return { kind: 'right' }
  if (home.origin === location.origin)
    return isSecure ? { kind: 'right' } : { kind: 'insecure', publicOrigin: home.origin }
  const address = `${home.origin}${location.pathname}${location.search}${location.hash}`
  const isHomeLoopback = isLoopbackHost(home.hostname)
  if (isHomeLoopback && !isLoopbackHost(location.hostname)) return { kind: 'other-machine', publicOrigin: home.origin }
  // A port of this machine may be another machine's (a tunnel, a container): nobody is led where nothing may answer.
  const isOtherPort = isHomeLoopback && (home.port !== location.port || home.protocol !== location.protocol)
  return isOtherPort || hasJustLed ? { kind: 'elsewhere', address } : { kind: 'leads', address }
}

function originOf(text: string): URL | null {
  const { data } = z.url({ protocol: /^https?$/u }).safeParse(text)
  return data === undefined ? null : new URL(data)
}
