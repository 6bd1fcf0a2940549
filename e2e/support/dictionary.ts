import { expect, type Page } from '@playwright/test'

/** The pop-up, the book's pages and the search, by role and name. */
export function dictionary(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Dictionary', exact: true })
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  const confirm = page.getByRole('dialog', { name: /^Delete .+ from my vocab$/ })
  return {
    dialog,
    word: dialog.getByRole('heading', { level: 3 }),
    search: dialog.getByRole('searchbox', { name: 'Look up a word' }),
    notFound: dialog.getByText('Word not found', { exact: true }),
    notReady: dialog.getByRole('button', { name: 'Retry' }),
    add: button('Add to my vocab'),
    remove: button('Delete from my vocab'),
    mark: dialog.getByRole('combobox', { name: 'How hard is it?' }),
    addNote: button('Add a note'),
    note: dialog.getByRole('textbox', { name: 'My note' }),
    saveNote: button('Save note'),
    back: button('Back'),
    close: button('Close'),
    related: dialog.getByRole('button', { name: /^Look up \S/ }),
    confirm,
    tick: confirm.getByRole('checkbox', { name: 'Yes, delete it' }),
    confirmDelete: confirm.getByRole('button', { name: 'Delete', exact: true }),
    topSearch: page.getByRole('banner').getByRole('searchbox', { name: 'Look up a word' }),
    topButton: page.getByRole('banner').getByRole('button', { name: 'Look up a word' }),
    lookUpSelection: page.getByRole('button', { name: /^Look up “/ }),
    hint: page.getByText(/^(Click|Tap) a word in the text/),
  }
}

export function vocabBook(page: Page) {
  const list = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Vocab Book' }),
    card: (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) }),
    allWords: page.getByRole('link', { name: 'All words' }),
    rows: list,
    open: (word: string) => page.getByRole('button', { name: `Open ${word}`, exact: true }),
    remove: (word: string) => page.getByRole('button', { name: `Delete ${word}`, exact: true }),
    search: page.getByRole('main').getByRole('searchbox', { name: 'Search words' }),
    empty: page.getByText('No words here yet', { exact: true }),
  }
}

/** Where a word of the open question stands on the screen, brought into view. */
export async function placeOf(page: Page, word: string, within = 'article [lang=en]') {
  await page.locator(within).filter({ hasText: word }).first().waitFor()
  const box = await page.evaluate(
    ([wanted, selector]) => {
      for (const element of document.querySelectorAll(selector)) {
        if (element.closest('h1, button, label') !== null) continue
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const at = new RegExp(String.raw`\b${wanted}\b`, 'u').exec(node.textContent ?? '')?.index
          if (at === undefined) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + wanted.length)
          node.parentElement?.scrollIntoView({ block: 'center' })
          const { left, right, top, bottom } = range.getBoundingClientRect()
          return { left, right, y: (top + bottom) / 2 }
        }
      }
      return null
    },
    [word, within] as const,
  )
  if (box === null) throw new Error(`“${word}” is not on the page.`)
  return { ...box, x: (box.left + box.right) / 2 }
}

/** The dictionary is taken in beside the running server: a word that is asked for too early is asked for again. */
export async function untilDictionaryIsReady(page: Page): Promise<void> {
  const { dialog, word, notReady, close } = dictionary(page)
  const field = dictionary(page).topSearch.or(dictionary(page).search)
  // The keys come a moment after the page.
  await expect(async () => {
    await page.keyboard.press('/')
    await field.fill('run', { timeout: 2000 })
  }).toPass()
  await field.press('Enter')
  for (let tries = 0; tries < 60; tries++) {
    await word.or(notReady).first().waitFor({ timeout: 30_000 })
    if (await word.isVisible()) break
    await page.waitForTimeout(1000)
    await notReady.click()
  }
  await close.click()
  await dialog.waitFor({ state: 'hidden' })
}
