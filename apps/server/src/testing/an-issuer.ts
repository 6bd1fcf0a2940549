import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** An outside OpenID Connect issuer on this machine, as a Keycloak is one, with keys of its own. */
export type TestIssuer = {
  address: string
  /** What its addresses answer; a test may break them. */
  state: { isAway: boolean; claimedIssuer: string }
  /** Calls of its addresses so far. */
  calls: string[]
  token(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

export async function anIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const calls: string[] = []
  const state = { isAway: false, claimedIssuer: '' }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    calls.push(path)
    if (state.isAway) return void response.writeHead(503).end('away')
    const body = path.endsWith('/.well-known/openid-configuration')
      ? { issuer: state.claimedIssuer, jwks_uri: `${address}/certs` }
      : { keys: [key] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const address = `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}/realms/outside`
  state.claimedIssuer = address
  return {
    address,
    state,
    calls,
    token: (claims) =>
      new SignJWT({ iss: address, aud: 'rehearsal-api', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .sign(privateKey),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
