import { expect, type Page } from '@playwright/test'
import { questionPage } from './pages.ts'

/**
 * Translates every page from now on as browsers do, for as long as it is open: each text leaves the page, and elements with the
 * translation stand in its place. As there, it works in a world of its own, whose calls no code of the page sees, and leaves alone
 * what says that it is not to be translated. The translation has the words of the text, so that a test still finds them.
 */
export async function translatePages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: 'translator',
    source: `(${translateForEver.toString()})()`,
  })
}

/** The page is translated, whatever it has become meanwhile. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main font font').count()).toBeGreaterThan(5)
}

/** Opens a question, and waits until it is translated. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(questionPage(page).position).toBeVisible()
  await expectTranslated(page)
}

function translateForEver(): void {
  const left = 'script, style, noscript, textarea, svg, .notranslate, [translate=no], font'
  const translate = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const words = text.textContent ?? ''
      if (words.trim() === '' || text.parentElement === null || text.parentElement.closest(left) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = words
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  }
  // Both are there: what changes is translated at once, and what was missed soon after.
  new MutationObserver(translate).observe(document, { childList: true, characterData: true, subtree: true })
  setInterval(translate, 100)
}
