import type { Page } from '@playwright/test'

/** The bookmark selector of a question. */
export function bookmarks(page: Page) {
  const menu = page.getByRole('menu')
  return {
    tool: page.getByRole('button', { name: /^Bookmark(?:, Marked: .+)?$/ }),
    menu,
    choice: (name: string) => menu.getByRole('menuitemradio', { name, exact: true }),
  }
}
