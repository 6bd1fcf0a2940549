import { cpSync, existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumHearing } from './chromium.ts'
import { signInToDemo } from './demo.ts'
import { untilDictionaryIsReady } from './dictionary.ts'
import { administrator, signUp } from './learner.ts'
import { runAdmin } from './operator.ts'
import { startServer } from './server.ts'

/**
 * The data of a server that has taken in its dictionary, scored the demo's history and has an administrator. Global setup makes
 * it; the servers of the tests start from copies.
 */
export const seededData = resolve('.cache/e2e/data')

const MADE_FROM = ['content/pack/*', 'apps/server/migrations/*', 'apps/server/src/modules/demo/*']

/** Starts a server on an empty folder, as an operator's first start does, waits for all that it does then, and keeps its data. */
export async function seedData(): Promise<void> {
  if (isUpToDate()) return
  const server = await startServer()
  try {
    await visitFirst(server.url)
    await server.end()
    await runAdmin(server.dataDir, ['make-admin', administrator.email])
    keep(server.dataDir)
  } finally {
    await server.stop()
  }
}

/** Waits for the demo and the dictionary, and signs up who becomes the administrator. */
async function visitFirst(baseURL: string): Promise<void> {
  const browser = await chromium.launch(chromiumHearing())
  try {
    const page = await browser.newPage({ baseURL })
    await signInToDemo(page, 'TRIAL')
    await untilDictionaryIsReady(page)
    await signUp(await browser.newPage({ baseURL }), administrator)
  } finally {
    await browser.close()
  }
}

/** A copy that was cut off must not pass for the whole. */
function keep(dataDir: string): void {
  const draft = `${seededData}.draft`
  for (const folder of [draft, seededData]) rmSync(folder, { recursive: true, force: true })
  cpSync(dataDir, draft, { recursive: true })
  renameSync(draft, seededData)
}

function isUpToDate(): boolean {
  if (!existsSync(seededData)) return false
  const madeAt = statSync(seededData).mtimeMs
  return globSync(MADE_FROM).every((path) => statSync(path).mtimeMs < madeAt)
}
