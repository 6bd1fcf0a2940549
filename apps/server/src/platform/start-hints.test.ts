import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startHints } from './start-hints.ts'

const hints = (environment: Record<string, string>) => startHints(readConfig(environment), '192.168.1.7').join('\n')
const TLS = { TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }

test.each([
  {},
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
  { PUBLIC_URL: 'http://192.168.1.7:3000' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'https://class.example' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'https://192.168.1.7:3000', ...TLS },
])('a start that leaves nobody out says nothing more: %j', (environment) => expect(hints(environment)).toBe(''))

test('who lets others in over plain http is told what that costs them, and the two lines that mend it', () => {
  const text = hints({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:3000' })
  expect(text).toContain('browsers allow both only over https')
  expect(text).toContain('subjectAltName=IP:192.168.1.20')
  expect(text).toContain('PUBLIC_URL=https://192.168.1.20:3000 TLS_CERT=cert.pem TLS_KEY=key.pem npm start')
})

test.each(['0.0.0.0', '::', '192.168.1.7', 'teacher.local'])(
  'who listens for others at %s under a name of their own machine is told the address',
  (HOST) => {
    expect(hints({ HOST })).toContain('PUBLIC_URL is http://localhost:3000, which each machine takes for itself')
    expect(hints({ HOST })).toContain('PUBLIC_URL=https://192.168.1.7:3000')
  },
)

test('with a certificate only the address is missing', () => {
  const text = hints({ HOST: '0.0.0.0', ...TLS })
  expect(text).toContain('Set PUBLIC_URL to the address of this machine, such as https://192.168.1.7:3000.')
  expect(text).not.toContain('openssl')
})
