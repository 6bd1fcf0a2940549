import type { Page } from '@playwright/test'
import { placeOf } from './dictionary.ts'

/** Texts of the exam in a result: in them alone words are looked up. */
export const resultText = '[role=dialog] [lang=en][dir=ltr]'

/** A word of a text, by finger where there is one. */
export async function press(page: Page, word: string, within?: string): Promise<void> {
  const { x, y } = await placeOf(page, word, within)
  const hasTouch = await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches)
  if (hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** From one word to another, by the mouse. */
export async function select(page: Page, first: string, last: string): Promise<void> {
  const [from, to] = [await placeOf(page, first), await placeOf(page, last)]
  await page.mouse.move(from.left + 1, from.y)
  await page.mouse.down()
  await page.mouse.move(to.right - 1, to.y, { steps: 5 })
  await page.mouse.up()
}

/** Some word that can be pressed in the open result. */
export async function wordIn(page: Page): Promise<string> {
  const found = await page.evaluate((texts) => {
    for (const element of document.querySelectorAll(texts)) {
      if (element.closest('button, label, a, [aria-hidden=true]') !== null) continue
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const word = /\b[a-z]{5,}\b/u.exec(own.map((node) => node.textContent ?? '').join(' '))?.[0]
      if (word !== undefined) return word
    }
    return null
  }, resultText)
  if (found === null) throw new Error('There is no text in the result.')
  return found
}
