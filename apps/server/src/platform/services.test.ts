import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { signingKey, users } from './database/schema.ts'
import { openPlatform } from './services.ts'

test('a fresh folder becomes a migrated platform that one process holds and gives back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-platform-'))
  const config = readConfig({ DATA_DIR: join(dataDir, 'deep', 'down'), LOG_LEVEL: 'silent' })
  const platform = await openPlatform(config)
  expect(await platform.db.$count(users)).toBe(0)
  await platform.storage.put('recordings/aa/a.mp3', new Uint8Array([1]))
  const secret = await platform.getSecret('cookies')
  await expect(openPlatform(config)).rejects.toThrow('has the database open')
  await platform.close()

  const again = await openPlatform(config)
  expect(await again.getSecret('cookies')).toEqual(secret)
  expect(await again.storage.findSize('recordings/aa/a.mp3')).toBe(1)
  await again.close()
  await rm(dataDir, { recursive: true })
})

test('an installation without the sandbox has no secret for it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-platform-'))
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SANDBOX_PAYMENTS: 'false' }))
  const ofSandbox = eq(signingKey.id, 'secret:sandbox-payments')
  expect(await platform.db.$count(signingKey, ofSandbox)).toBe(0)
  await platform.close()
  await rm(dataDir, { recursive: true })
})
