import type { Page } from '@playwright/test'

/** Buttons and choices of the page that are too narrow for their words, or lie on their neighbour. */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main label, main footer a')]
    const shown = controls.filter(({ offsetWidth, offsetParent }) => offsetWidth > 1 && offsetParent !== null)
    const isNarrow = (control: HTMLElement) => control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1
    const isOnNext = (control: HTMLElement) => {
      const next = control.nextElementSibling
      if (!(next instanceof HTMLElement) || !shown.includes(next)) return false
      const [one, other] = [control.getBoundingClientRect(), next.getBoundingClientRect()]
      const isBeside = one.top < other.bottom && other.top < one.bottom
      return isBeside && one.right > other.left + 1 && other.right > one.left + 1
    }
    return shown.filter((control) => isNarrow(control) || isOnNext(control)).map(({ innerText }) => innerText)
  })
