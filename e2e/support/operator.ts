import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestServer } from './server.ts'

/** Runs a command of `npm run admin` on the server's data. The embedded database has one user at a time, so the server rests meanwhile. */
export async function asOperator(server: TestServer, ...command: string[]): Promise<void> {
  await server.kill()
  try {
    await runAdmin(server.dataDir, command)
  } finally {
    await server.start()
  }
}

/** Runs a command of `npm run admin` on data that no server uses. */
export async function runAdmin(dataDir: string, command: readonly string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...command], { env })
}
