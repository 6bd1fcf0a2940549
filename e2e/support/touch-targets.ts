import { expect, type Page } from '@playwright/test'
import { motionEnds } from './accessible.ts'

/**
 * Fails, naming the elements, where a finger that aims at the middle of an enabled control has less than 44 px of it in a
 * direction (WCAG 2.5.5). Exempt, as there, are the links and words within a line of text.
 */
export async function expectTargets(page: Page, place: string): Promise<void> {
  await motionEnds(page)
  expect.soft(await page.evaluate(smallTargets), `${place}: smaller than 44 px`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overhang, `${place}: wider than the screen`).toBeLessThanOrEqual(0)
}

/** Name, size and classes of each control that is too small. Runs in the page. */
function smallTargets(): string[] {
  const LEAST = 44
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="slider"], [role^="menuitem"], [contenteditable="true"]'
  // A dialog that is open shuts out the page beneath.
  const open = [...document.querySelectorAll('[role="dialog"][data-open]:not([data-toast])')].at(-1)
  return [...(open ?? document).querySelectorAll(controls)].flatMap((control) => {
    // What is pressed of a hidden radio button is its label.
    const target = control.closest('label') ?? control
    if (!isEnabled(control) || !isShown(target) || isWithinText(target)) return []
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // The skip link comes with the focus; nobody taps it.
    if (target.getBoundingClientRect().bottom < 0) return []
    const [width, height] = reachOf(target)
    if (width >= LEAST && height >= LEAST) return []
    const name =
      control.getAttribute('aria-label') ?? (target.textContent.trim() || control.getAttribute('placeholder'))
    return [`${width}×${height} ${control.tagName} “${name}” ${target.getAttribute('class') ?? ''}`.slice(0, 220)]
  })

  function isEnabled(control: Element): boolean {
    return !control.matches(
      ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"], [aria-hidden="true"] *',
    )
  }

  function isShown(target: Element): boolean {
    const { width, height } = target.getBoundingClientRect()
    // What only screen readers see is a pixel wide.
    return width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  function isWithinText(target: Element): boolean {
    if (!getComputedStyle(target).display.match(/^inline(?:-block)?$/u)) return false
    let block = target.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block !== null && block.textContent.trim().length > target.textContent.trim().length
  }

  /** How far a finger may miss the middle, to both sides and up and down together. */
  function reachOf(target: Element): [width: number, height: number] {
    const { left, top, width, height } = target.getBoundingClientRect()
    // A hit is looked for at whole pixels.
    const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
    }
    const reach = (dx: number, dy: number) => {
      let steps = 0
      while (steps <= LEAST && isHit(x + dx * steps, y + dy * steps)) steps += 1
      return steps
    }
    // The middle is counted from both sides.
    return [reach(-1, 0) + reach(1, 0) - 1, reach(0, -1) + reach(0, 1) - 1]
  }
}
