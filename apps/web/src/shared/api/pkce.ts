/** 256 random bits in the alphabet of addresses: a PKCE verifier or a state (RFC 7636 §4.1). */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** The S256 challenge of a verifier (RFC 7636 §4.2). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
