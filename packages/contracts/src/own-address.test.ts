import { expect, test } from 'vitest'
import { httpsLines, isLoopbackHost } from './own-address.ts'

test.each(['localhost', 'LOCALHOST', 'rehearsal.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1', '0.0.0.0'])(
  '%s is this machine alone',
  (hostname) => expect(isLoopbackHost(hostname)).toBe(true),
)

test.each(['192.168.1.20', 'localhost.example', '127.0.0.1.example', 'mylocalhost', '[fe80::1]', '128.0.0.1', ''])(
  '%s is reached by others',
  (hostname) => expect(isLoopbackHost(hostname)).toBe(false),
)

test.each([
  ['192.168.1.20', '3000', 'IP:192.168.1.20', 'https://192.168.1.20:3000'],
  ['[fd00::20]', '3000', 'IP:fd00::20', 'https://[fd00::20]:3000'],
  ['teacher.local', '', 'DNS:teacher.local', 'https://teacher.local '],
])('the lines for %s name it in the certificate and in the address', (hostname, port, name, address) => {
  const [certificate, start] = httpsLines(hostname, port)
  expect(certificate.endsWith(`subjectAltName=${name}`)).toBe(true)
  expect(start).toContain(`PUBLIC_URL=${address}`)
})
