/** Names by which a machine reaches itself, and nobody else reaches it. `hostname` as `URL` writes it. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|::1|\[::\])$/iu.test(hostname)

/** The two lines that start the product with https, so that other machines of a network can sign in and record. */
export function httpsLines(hostname: string, port: string): [string, string] {
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/u.test(hostname)
  const name = `${isAddress ? 'IP' : 'DNS'}:${hostname.replaceAll(/[[\]]/gu, '')}`
  const at = port === '' ? hostname : `${hostname}:${port}`
  return [
    `openssl req -x509 -newkey rsa:2048 -nodes -days 365 -keyout key.pem -out cert.pem -subj /CN=rehearsal -addext subjectAltName=${name}`,
    `HOST=0.0.0.0 PUBLIC_URL=https://${at} TLS_CERT=cert.pem TLS_KEY=key.pem npm start`,
  ]
}
