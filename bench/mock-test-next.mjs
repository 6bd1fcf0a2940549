/**
 * How long a learner waits between Next and the next item of a mock test, on a warm connection (300 ms at most): a whole test in Chromium
 * against the built product, each written item answered, spoken ones left. Counted is from the press to the frame in which the next item stands
 * with its picture, within a part. Usage: node scripts/run.mjs bench/mock-test-next.mjs [items], after `npm run build`. Prints p50, p95 and the
 * longest, how many recordings and pictures were there already, and the load of the machine.
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { chromiumHearing } from '../e2e/support/chromium.ts'
import { signInToDemo } from '../e2e/support/demo.ts'
import globalSetup from '../e2e/support/global-setup.ts'
import { exam, mockTests } from '../e2e/support/mock-test.ts'
import { seededData } from '../e2e/support/seeded-data.ts'
import { startServer } from '../e2e/support/server.ts'

const ITEMS = Number(process.argv[2] ?? 40)
const LIMIT_MS = 300

/** Answers what can be answered without speaking. */
async function answer(page) {
  const article = page.getByRole('article')
  const [text, option, gap] = ['textbox', 'radio', 'combobox'].map((role) => article.getByRole(role).last())
  const tick = article.getByRole('checkbox').first()
  if (await text.isVisible()) await text.fill('The library opens at nine')
  else if (await tick.isVisible()) await tick.check()
  else if (await gap.isVisible()) await gap.selectOption({ index: 1 })
  else if ((await option.isVisible()) && (await option.isEnabled())) await option.check()
}

/** From now on: when the last press was, and when the heading and all below it are another item's. */
const watch = () => {
  const title = () => document.querySelector('h1')?.textContent
  const before = title()
  let pressed = 0
  document.addEventListener('click', () => (pressed = performance.now()), { capture: true })
  const isThere = () =>
    title() !== undefined &&
    title() !== before &&
    document.querySelector('article > :not(footer) .animate-spin') === null &&
    [...document.querySelectorAll('article img')].every((image) => image.complete)
  /** How long the server took to take the answer and give the next item. */
  const callOf = (since) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/items\/\d+$/.test(name) && startTime >= since)
      .reduce((sum, { duration }) => sum + duration, 0)
  window.shown = new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look)
      const media = performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime, initiatorType }) =>
            /\/media\//.test(name) && startTime > pressed && initiatorType !== 'fetch',
        )
      requestAnimationFrame(() =>
        resolve({
          isItem: document.querySelector('article') !== null,
          milliseconds: performance.now() - pressed,
          server: callOf(pressed),
          media: media.length,
          cached: media.filter(({ transferSize }) => transferSize === 0).length,
        }),
      )
    }
    look()
  })
}

async function goOn(page) {
  await answer(page)
  await page.evaluate(watch)
  await exam(page).next.click()
  const asks = exam(page).leaveAnyway
  const shown = page.evaluate(() => window.shown)
  const isAsked = await Promise.race([shown.then(() => false), asks.waitFor().then(() => true)])
  if (isAsked) await asks.click()
  return shown
}

await globalSetup()
const server = await startServer({}, seededData)
const browser = await chromium.launch(chromiumHearing())
try {
  const page = await browser.newPage({ baseURL: server.url, permissions: ['microphone'] })
  await signInToDemo(page, 'PREMIUM')
  await page.goto('/dashboard/mock-test')
  await mockTests(page).start('Full test').click()
  await mockTests(page).startTest.click()
  await exam(page).goOn.click()
  await page.getByRole('button', { name: 'Skip it' }).click()
  await exam(page).begin.click()
  const waits = []
  const calls = []
  const media = { asked: 0, cached: 0 }
  while (waits.length < ITEMS) {
    await exam(page).next.or(exam(page).begin).or(exam(page).over).first().waitFor()
    if (await exam(page).over.isVisible()) break
    if (await exam(page).begin.isVisible()) await exam(page).begin.click()
    else {
      const { isItem, milliseconds, server: call, ...loaded } = await goOn(page)
      if (isItem) waits.push(milliseconds)
      if (isItem) calls.push(call)
      media.asked += loaded.media
      media.cached += loaded.cached
    }
  }
  const at = (times, share) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))])
  const slow = waits.filter((milliseconds) => milliseconds > LIMIT_MS).length
  const all = `p50 ${at(waits, 0.5)} ms, p95 ${at(waits, 0.95)} ms, longest ${at(waits, 1)} ms`
  console.log(`${waits.length} items: ${all}, ${slow} above ${LIMIT_MS} ms`)
  console.log(`of it the call: p50 ${at(calls, 0.5)} ms, p95 ${at(calls, 0.95)} ms`)
  console.log(`${media.cached} of ${media.asked} recordings and pictures came from the browser's cache`)
  console.log(
    `load: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  await browser.close()
  await server.stop()
}
