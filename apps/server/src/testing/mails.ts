import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './an-app.ts'

/** The mails that lie in the outbox for an address, the first one first. */
export async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  const folder = join(app.dataDir, 'outbox')
  const names: string[] = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}
