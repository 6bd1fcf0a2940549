import { expect, type Page } from '@playwright/test'

const LARGEST = 200

/** Under no card is the page empty for more than a hand's breadth: neither to the next card of its column nor to where the longest column ends. */
export async function expectNoEmptyArea(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  expect(await emptyAreas(page), `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** The heights of empty areas that are too large, each with the title of the card above it. */
const emptyAreas = (page: Page): Promise<string[]> =>
  page.locator('main :is(section, nav)').evaluateAll(async (parts, largest) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const cards = parts.filter((part) => part.parentElement?.closest('section, nav') === null)
    const boxes = cards.map((card) => card.getBoundingClientRect()).filter(({ height }) => height > 0)
    const end = Math.max(...boxes.map(({ bottom }) => bottom))
    return boxes.flatMap(({ left, right, bottom }, at) => {
      const below = boxes.filter((other) => other.top >= bottom && other.left < right && other.right > left)
      const gap = Math.min(end, ...below.map(({ top }) => top)) - bottom
      return gap > largest ? [`${Math.round(gap)} px under ${cards[at]?.querySelector('h2')?.textContent}`] : []
    })
  }, LARGEST)
