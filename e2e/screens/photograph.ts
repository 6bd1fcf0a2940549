import type { BrowserContext, Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
const themes = ['light', 'dark'] as const

export type Picture = { screen: string; size: string; theme: string; file: string }
export type Photographed = { pictures: Picture[]; problems: string[] }

/** Photographs one screen in every size and theme. A state that cannot be reached is a problem and still a picture. */
export async function photograph(context: BrowserContext, screen: Screen, folder: string): Promise<Photographed> {
  const page = await context.newPage()
  const pictures: Picture[] = []
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${screen.name}: ${error.message}`))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await reach(page, screen).catch((error: unknown) => problems.push(`${screen.name}, ${size.name}: ${String(error)}`))
    const take = async (name: string) => {
      for (const theme of themes) {
        const file = `${name}.${size.name}.${theme}.png`
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await repainted(page)
        await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled', caret: 'hide' })
        pictures.push({ screen: name, size: size.name, theme, file })
      }
    }
    await take(screen.name)
    if (screen.isWholeShown) {
      for (let part = 2; await page.evaluate(scrollOn); part += 1) await take(`${screen.name}-part-${part}`)
    }
  }
  await page.close()
  return { pictures, problems }
}

/** Scrolls the dialog that is open, or else the page, on by what is seen of it; false at its end. */
function scrollOn(): boolean {
  const inDialog = [...document.querySelectorAll('[role="dialog"] *')]
  const scroller = inDialog.find((part) => getComputedStyle(part).overflowY === 'auto') ?? document.documentElement
  const before = scroller.scrollTop
  scroller.scrollBy({ top: scroller.clientHeight * 0.85, behavior: 'instant' })
  return scroller.scrollTop - before > 8
}

async function reach(page: Page, { path, reach: reachState, isBusy = false }: Screen): Promise<void> {
  await page.goto(path)
  await settle(page)
  // A page that is opened again stands where it was left.
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!reachState) return
  await reachState(page)
  if (!isBusy) await settle(page)
}

/** Waits until nothing is being loaded. A state that stays busy, or a stream that stays open, ends the wait after a while. */
async function settle(page: Page): Promise<void> {
  const atMost = { timeout: 5_000 }
  await page.waitForLoadState('networkidle', atMost).catch(() => undefined)
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, atMost)
    .catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The page hears of a new theme by an event and draws itself anew: two frames later it stands. */
async function repainted(page: Page): Promise<void> {
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await page.evaluate(frames)
  await page.waitForTimeout(100)
}
