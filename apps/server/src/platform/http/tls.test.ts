import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpsLines } from '@rehearsal/contracts/own-address'
import { afterAll, expect, test } from 'vitest'
import { aBareServer } from '../../testing/http-server.ts'
import { healthRoutes } from './health.ts'

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-tls-'))
afterAll(() => rmSync(folder, { recursive: true }))

const statusAt = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { rejectUnauthorized: false }, ({ statusCode }) => resolve(statusCode)).on('error', reject)
  })

test('with the certificate that the documented line makes the server itself speaks https', async () => {
  const [line] = httpsLines('127.0.0.1', '3000')
  execFileSync('sh', ['-c', line], { cwd: folder, stdio: 'ignore' })
  const tls = { certificateFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
  const app = await aBareServer({ tls, publicUrl: new URL('https://127.0.0.1:3000') })
  healthRoutes(app, {})
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await statusAt(`${origin.replace('http:', 'https:')}/health/live`)).toBe(200)
  await app.close()
})

test('files that are none stop the start and are named', async () => {
  const file = join(folder, 'text.pem')
  writeFileSync(file, 'no certificate')
  const gone = join(folder, 'gone.pem')
  await expect(aBareServer({ tls: { certificateFile: gone, keyFile: file } })).rejects.toThrow(
    'TLS_CERT must name a file that can be read.',
  )
  await expect(aBareServer({ tls: { certificateFile: file, keyFile: file } })).rejects.toThrow(
    'TLS_CERT and TLS_KEY must be a certificate and its own key, as PEM.',
  )
})
