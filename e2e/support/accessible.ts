import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails, naming rule and element, when axe finds a violation on the page as it stands, dialogs included. */
export async function expectAccessible(page: Page): Promise<void> {
  // Every page has a heading; before it there is nothing to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionEnds(page)
  const found = (await judgedInView(page)).map(({ text }) => text)
  expect(found, `axe at ${page.url()}`).toEqual([])
}

type Violation = { target: string; text: string }

const isCovered = ({ text }: Violation) => text.includes('partially obscured')

/** What a bar or a message covers by half is uncovered by scrolling: each such control is judged in the middle of the window. */
async function judgedInView(page: Page): Promise<Violation[]> {
  const fine = new Set<string>()
  let seen = await violationsOn(page)
  for (;;) {
    const covered = seen.find((violation) => isCovered(violation) && !fine.has(violation.target))
    if (covered === undefined) return seen.filter((violation) => !isCovered(violation) || !fine.has(violation.target))
    await page
      .locator(covered.target)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    seen = await violationsOn(page)
    if (seen.some(({ target }) => target === covered.target)) return seen
    fine.add(covered.target)
  }
}

async function violationsOn(page: Page): Promise<Violation[]> {
  // What passes is not gathered: that would take most of the time. The legacy mode judges in the page itself, where the other
  // opens a second page for it and takes twice as long; what only that one sees, frames of other origins, we have none of.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => {
      const target = node.target.join(' ')
      return { target, text: `${id}: ${help} (${target}) ${node.failureSummary ?? ''}` }
    }),
  )
}

/** Waits for what slides or fades in: half-transparent text has no contrast yet. What turns for ever is not waited for. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    const running = document.getAnimations().filter(isEnding)
    await Promise.allSettled(running.map((animation) => animation.finished))
  })
}
