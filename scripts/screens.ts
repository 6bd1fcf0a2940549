// Photographs every screen of e2e/screens/routes.ts in three sizes and two themes, into screens/ or the folder after --into.
// Names given as arguments limit it to those screens; a name may be a pattern: 'kind-reading-*'.
import { mkdirSync, rmSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { writeContactSheet } from '../e2e/screens/contact-sheet.ts'
import { photograph, type Photographed } from '../e2e/screens/photograph.ts'
import { screens } from '../e2e/screens/routes.ts'
import type { Screen, Viewer } from '../e2e/screens/screen.ts'
import { chromiumHearing } from '../e2e/support/chromium.ts'
import { signInToDemo } from '../e2e/support/demo.ts'
import globalSetup from '../e2e/support/global-setup.ts'
import { speechOf, writeMicrophoneFile } from '../e2e/support/microphone.ts'
import { shell } from '../e2e/support/pages.ts'
import { chooseWholeExam } from '../e2e/support/practising.ts'
import { seededData } from '../e2e/support/seeded-data.ts'
import { startServer } from '../e2e/support/server.ts'
import { buildOrExit } from './support/build.ts'

const { values, positionals: wanted } = parseArgs({
  options: { into: { type: 'string', default: 'screens' } },
  allowPositionals: true,
})
const folder = values.into
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((pattern) => matchesGlob(name, pattern)))

await buildOrExit()
await globalSetup()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startServer({}, seededData)
const browser = await chromium.launch(chromiumHearing())
const startedAt = performance.now()
try {
  const silent = chosen.filter(({ says }) => says === undefined)
  const groups = [...Map.groupBy(silent, ({ viewer }) => viewer)]
  const results = (await Promise.all(groups.map(([viewer, group]) => photographAllOf(browser, viewer, group)))).flat()
  results.push(...(await photographSpeaking(chosen)))
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

/** One signed-in context serves all screens of a viewer. */
async function photographAllOf(on: Browser, viewer: Viewer, group: readonly Screen[]): Promise<Photographed[]> {
  const context = await on.newContext({ baseURL: server.url, permissions: ['microphone'] })
  if (viewer !== 'visitor') {
    const page = await context.newPage()
    await signInToDemo(page, viewer === 'TRIAL' ? 'TRIAL' : 'PREMIUM')
    if (viewer === 'CORE') await shell(page).variant('Core').click()
    if (viewer === 'WHOLE') await chooseWholeExam(page)
    await page.close()
  }
  const results: Photographed[] = []
  for (const screen of group) results.push(await photograph(context, screen, folder))
  await context.close()
  return results
}

/** A browser hears one file as its microphone: each text that is said has a browser of its own. */
async function photographSpeaking(all: readonly Screen[]): Promise<Photographed[]> {
  const results: Photographed[] = []
  for (const [says, group] of Map.groupBy(all, (screen) => screen.says)) {
    const [first] = group
    if (says === undefined || first === undefined) continue
    const file = writeMicrophoneFile(resolve('.cache/e2e/screens.wav'), await speechOf(says))
    const speaker = await chromium.launch(chromiumHearing(file))
    results.push(...(await photographAllOf(speaker, first.viewer, group)))
    await speaker.close()
  }
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
