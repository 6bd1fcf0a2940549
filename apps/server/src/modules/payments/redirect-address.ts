/**
 * An address on the product's own origin, as a browser would go there; null for any other, whatever it is written like:
 * another host or port, a name before the host, or no web address at all.
 */
export function ownAddress(address: string, publicUrl: URL): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOwn = url.origin === publicUrl.origin && url.username === '' && url.password === ''
  return isOwn && /^https?:$/u.test(url.protocol) ? url.href : null
}

/** The same address with the order's number, by which the page knows what it is about. */
export function withOrder(address: string, orderId: number): string {
  const url = new URL(address)
  url.searchParams.set('order', String(orderId))
  return url.href
}
