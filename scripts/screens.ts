// Photographs every screen of e2e/screens/routes.ts in three sizes and two themes, into screens/. Names given as arguments
// limit it to those screens.
import { mkdirSync, rmSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { writeContactSheet } from '../e2e/screens/contact-sheet.ts'
import { photograph, type Photographed } from '../e2e/screens/photograph.ts'
import { screens } from '../e2e/screens/routes.ts'
import { viewers, type Viewer } from '../e2e/screens/screen.ts'
import { chromiumHearing } from '../e2e/support/chromium.ts'
import { signInToDemo } from '../e2e/support/demo.ts'
import globalSetup from '../e2e/support/global-setup.ts'
import { startServer } from '../e2e/support/server.ts'
import { buildOrExit } from './support/build.ts'

const folder = 'screens'
const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

await Promise.all([buildOrExit(), globalSetup()])
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const server = await startServer()
const browser = await chromium.launch(chromiumHearing())
const startedAt = performance.now()
try {
  const results = (await Promise.all(viewers.map((viewer) => photographAllOf(browser, viewer)))).flat()
  await writeContactSheet(
    browser,
    results.flatMap(({ pictures }) => pictures),
    folder,
  )
  report(results)
} finally {
  await browser.close()
  await server.stop()
}

/** One signed-in context per viewer serves all of its screens. */
async function photographAllOf(browser: Browser, viewer: Viewer): Promise<Photographed[]> {
  const mine = chosen.filter((screen) => screen.viewer === viewer)
  if (mine.length === 0) return []
  const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
  if (viewer !== 'visitor') {
    const page = await context.newPage()
    await signInToDemo(page, viewer)
    await page.close()
  }
  const results: Photographed[] = []
  for (const screen of mine) results.push(await photograph(context, screen, folder))
  await context.close()
  return results
}

function report(results: readonly Photographed[]): void {
  const problems = results.flatMap((result) => result.problems)
  for (const problem of problems) console.error(problem)
  const count = results.flatMap(({ pictures }) => pictures).length
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${count} pictures in ${seconds} s: ${folder}/index.html, ${folder}/contact-sheet.png`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
