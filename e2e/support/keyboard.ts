import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { resultDialog } from './result-pages.ts'
import { placeOf, questionPage, shell } from './pages.ts'

/** More presses than any way through a page of the product takes. */
const patience = 80
/** How much of a long text is typed key by key; the rest comes at once, as from a dictation. */
const typedLength = 12

/** The keys alone, as somebody works who has no pointer: what has the focus is seen, and the focus is never lost. */
export const keyboard: Hand = {
  press: async (target) => {
    const kind = await target.getAttribute('type')
    await reach(target)
    // The arrows that lead to a radio button choose it.
    if (kind === 'radio' && (await target.isChecked())) return
    await target.page().keyboard.press(kind === 'radio' || kind === 'checkbox' ? 'Space' : 'Enter')
  },
  write: async (field, text) => {
    await reach(field)
    const keys = field.page().keyboard
    await keys.type(text.slice(0, typedLength))
    await keys.insertText(text.slice(typedLength))
    await expect(field).toHaveValue(text)
  },
  select: async (list, option) => {
    await reach(list)
    const chosen = list.locator('option:checked')
    const count = await list.locator('option').count()
    for (let step = 0; step < count && (await chosen.innerText()) !== option; step += 1) {
      await list.page().keyboard.press('ArrowDown')
    }
    await expect(chosen).toHaveText(option)
  },
  place: async (word, gap) => {
    await keyboard.press(word)
    await keyboard.press(gap)
  },
  move: async (page, start, place) => {
    const { paragraphs, handle } = questionPage(page)
    const steps = (await placeOf(paragraphs, start)) - place
    if (steps === 0) return
    // Space picks a text box up, the arrows carry it, Space drops it.
    await reach(handle(start))
    await page.keyboard.press('Space')
    await expect(handle(start)).toHaveAttribute('aria-pressed', 'true')
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => placeOf(paragraphs, start)).toBe(place + steps - step)
      await expect(paragraphs.filter({ hasText: start })).toContainText(new RegExp(`^${place + steps - step + 1}`, 'u'))
    }
    await page.keyboard.press('Space')
    await expect(handle(start)).toHaveAttribute('aria-pressed', 'false')
    // The box slides into its place and gets the focus back: until then no other is picked up.
    await expect(handle(start)).toBeFocused()
    await expect.poll(() => placeOf(paragraphs, start)).toBe(place)
  },
  leaveResult: async (page) => {
    const { dialog } = resultDialog(page)
    await expectFocusWithin(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(questionPage(page).tryAgain).toBeFocused()
    await expectFocusSeen(questionPage(page).tryAgain)
  },
}

/** Tries again under the closed result: the button takes no press any more, and the focus is where the question begins. */
export async function tryAgain(page: Page): Promise<void> {
  const { tryAgain: button, heading, submit } = questionPage(page)
  await keyboard.press(button)
  await expect(submit).toBeDisabled()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await isCovered(heading)).toBe(false)
}

/** Past the menu to the page itself. */
export async function skipToContent(page: Page): Promise<void> {
  await reach(shell(page).skipLink)
  await page.keyboard.press('Enter')
}

/** Tabs to `target`, or goes by the arrows where it is one of a group that Tab stops at once. */
export async function reach(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < patience; presses += 1) {
    const key = await target.evaluate(keyTowards)
    if (key === null) break
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
  await expectFocusSeen(target)
}

/**
 * The next key on the way from the focus to `element`; null when it is there. Runs in the page, and first waits for a frame, as
 * fingers do: a dialog that opens, or is tabbed out of, sets the focus with the next one, over whatever a faster press has reached.
 */
async function keyTowards(element: Element): Promise<string | null> {
  // An observer tells of the next frame also where a test has stopped the page's clock.
  await new Promise<void>((resolve) => {
    const frame = new IntersectionObserver(() => {
      frame.disconnect()
      resolve()
    })
    frame.observe(element)
  })
  const focused = document.activeElement
  if (focused === element || focused === null) return null
  const isBefore = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const group = element.closest('[role=toolbar], fieldset:has([type=radio]), [role=radiogroup]')
  if (group?.contains(focused)) return isBefore ? 'ArrowLeft' : 'ArrowRight'
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** Whether something else lies over the middle of what is shown. */
const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit === null || !(element.contains(hit) || hit.contains(element))
  })

/** What has the focus shows it, and nothing lies over it. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  const isHidden = await target.evaluate((element) => element.matches('label .sr-only'))
  // A radio button that lies hidden in its label is seen as the label.
  const shown = isHidden ? target.locator('xpath=ancestor::label') : target
  await expect(shown).toBeInViewport()
  await expect
    .poll(async () => {
      const isMarked = await target.evaluate((element) => {
        const hasOutline = [element, ...element.querySelectorAll(':scope > *'), element.closest('label')].some(
          (each) => each !== null && getComputedStyle(each).outlineStyle !== 'none',
        )
        return element.matches(':focus-visible') && hasOutline
      })
      return { isMarked, isCovered: await isCovered(shown) }
    })
    .toEqual({ isMarked: true, isCovered: false })
}

/** The focus stands on the first control of `layer`; from there both ways round lead to another one of it. */
async function expectFocusWithin(layer: Locator): Promise<void> {
  const hasFocus = () => layer.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await layer.page().keyboard.press(key)
    await expect.poll(hasFocus).toBe(true)
  }
}
