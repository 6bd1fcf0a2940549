import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { type Learner, signUp } from './learner.ts'
import type { TestServer } from './server.ts'

/** Runs a command of `npm run admin` on the server's data. The embedded database has one user at a time, so the server rests meanwhile. */
export async function asOperator(server: TestServer, ...command: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: server.dataDir }
  await server.kill()
  try {
    await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...command], { env })
  } finally {
    await server.start()
  }
}

/** Signs up a learner whom the operator makes an administrator. No page is open while the server rests for it. */
export async function signUpAdministrator(page: Page, server: TestServer): Promise<Learner> {
  const learner = await signUp(page)
  await page.goto('about:blank')
  await asOperator(server, 'make-admin', learner.email)
  return learner
}
