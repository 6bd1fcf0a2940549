import { expect, type Page } from '@playwright/test'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** Measures the page in every size, then with text of twice the size, then from right to left. */
export async function expectFits(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1, [role=dialog]').first()).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await tooWide(page), `${page.url()} at ${size.width} px`).toEqual([])
  }
  await page.setViewportSize(sizes[3])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await tooWide(page), `${page.url()} with text of 200 %`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await tooWide(page), `${page.url()} at ${size.width} px from right to left`).toEqual([])
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  }
}

/** What sticks out of the window, when the page can be scrolled sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The page hears of its new size by an event and draws itself anew: two frames later it stands.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    }
    return [...document.body.querySelectorAll('*')]
      .filter(sticksOut)
      .slice(0, 5)
      .map((element) => `${element.tagName} .${element.getAttribute('class') ?? ''}`)
  })
