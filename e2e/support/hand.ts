import { expect, type Locator, type Page } from '@playwright/test'
import { resultDialog } from './result-pages.ts'
import { placeOf, questionPage } from './pages.ts'

/** How a learner works the page: with a finger, a mouse or the keys. Every kind is answered through one of these. */
export type Hand = {
  /** A button, a link, a choice or a word. */
  press(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** An option of a native select. */
  select(list: Locator, option: string): Promise<void>
  /** A word of the box into a gap of the text. */
  place(word: Locator, gap: Locator): Promise<void>
  /** A text box of a list to its place, counted from 0. */
  move(page: Page, start: string, place: number): Promise<void>
  /** Leaves the open result. */
  leaveResult(page: Page): Promise<void>
}

/** A finger: nothing but taps. Only the list that the system opens for a select is beyond a test's reach. */
export const finger: Hand = {
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
  select: async (list, option) => void (await list.selectOption({ label: option })),
  place: async (word, gap) => {
    await word.tap()
    await gap.tap()
  },
  move: async (page, start, place) => {
    const { paragraphs, moveUp } = questionPage(page)
    for (let at = await placeOf(paragraphs, start); at > place; at -= 1) {
      await moveUp(start).tap()
      await expect.poll(() => placeOf(paragraphs, start)).toBe(at - 1)
    }
  },
  leaveResult: async (page) => {
    await resultDialog(page).close.tap()
    await untilClosed(page)
  },
}

/** A mouse, which drags what can be dragged. */
export const mouse: Hand = {
  press: (target) => target.click(),
  write: async (field, text) => {
    await field.click()
    await field.fill(text)
  },
  select: (list, option) => finger.select(list, option),
  place: async (word, gap) => {
    // The gap lights up when it would take the word.
    const isTaking = async () => /(^| )border-brand( |$)/.test((await gap.getAttribute('class')) ?? '')
    await drag(word, gap, isTaking)
  },
  move: async (page, start, place) => {
    const { paragraphs, handle } = questionPage(page)
    if ((await placeOf(paragraphs, start)) === place) return
    await drag(handle(start), paragraphs.nth(place), async () => (await placeOf(paragraphs, start)) === place)
    await expect(handle(start)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => placeOf(paragraphs, start)).toBe(place)
  },
  leaveResult: async (page) => {
    await resultDialog(page).close.click()
    await untilClosed(page)
  },
}

/** A layer that closes goes back in the history, and would break off a page that is opened meanwhile. */
const untilClosed = (page: Page) => expect(resultDialog(page).dialog).toBeHidden()

/** Takes hold of `source` and carries it over `target`. What is still sliding to its place cannot be taken hold of yet, so another try follows. */
async function drag(source: Locator, target: Locator, hasArrived: () => Promise<boolean>): Promise<void> {
  const { mouse: pointer } = source.page()
  await expect(async () => {
    await source.hover()
    await pointer.down()
    try {
      await carryUntil(target, hasArrived)
    } finally {
      await pointer.up()
    }
  }).toPass({ timeout: 60_000 })
}

/** Moves what is held over `target` until it has arrived: what lies beneath may still be moving, and a pointer at rest moves nothing. */
async function carryUntil(target: Locator, hasArrived: () => Promise<boolean>): Promise<void> {
  let nudge = 0
  const carry = async () => {
    const box = await target.boundingBox()
    if (box === null) throw new Error('Nothing can be carried to what is not on screen')
    nudge = (nudge + 3) % 9
    await target.page().mouse.move(box.x + box.width / 2 + nudge, box.y + box.height / 2 + nudge, { steps: 8 })
    return hasArrived()
  }
  await expect.poll(carry, { timeout: 8_000 }).toBe(true)
}
