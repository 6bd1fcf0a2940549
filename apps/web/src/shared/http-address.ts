/** The address that the browser may be sent to; null for anything but http and https, so that no answer can run a script. */
export function httpAddress(text: string): string | null {
  const address = URL.parse(text, window.location.origin)
  return address !== null && ['http:', 'https:'].includes(address.protocol) ? address.href : null
}
