import type { Locator, Page } from '@playwright/test'

/** The Comments tab of a question. */
export function comments(page: Page) {
  const area = page.getByRole('region', { name: 'Answers' })
  const panel = area.getByRole('tabpanel', { name: /^Comments/ })
  const confirm = page.getByRole('dialog', { name: /^Delete my (?:comment|reply)$/ })
  return {
    tab: area.getByRole('tab', { name: /^Comments/ }),
    count: (count: number) => area.getByRole('tab', { name: `Comments ${count}`, exact: true }),
    panel,
    field: panel.getByRole('textbox', { name: 'Add a comment' }),
    submit: panel.getByRole('button', { name: 'Submit comment' }),
    list: panel.getByRole('list', { name: 'Comments' }),
    comment: (text: string) => panel.getByRole('article', { name: /^(?:Comment|Seen)/ }).filter({ hasText: text }),
    reply: (text: string) => panel.getByRole('article', { name: /^Reply/ }).filter({ hasText: text }),
    replyField: panel.getByRole('textbox', { name: /^Reply to / }),
    submitReply: panel.getByRole('button', { name: 'Submit reply' }),
    frequentOnly: panel.getByRole('switch', { name: 'Frequent questions only' }),
    loadMore: panel.getByRole('button', { name: 'Load More' }),
    empty: panel.getByText('No comment found', { exact: true }).and(page.locator('p')),
    confirm,
    tick: confirm.getByRole('checkbox', { name: 'Yes, delete it' }),
    confirmDelete: confirm.getByRole('button', { name: 'Delete', exact: true }),
    toast: (text: string) => page.getByText(text, { exact: true }),
  }
}

/** What can be pressed on one comment or reply. */
export const said = (article: Locator) => ({
  like: article.getByRole('button', { name: /^Like what/ }).first(),
  replies: article.getByRole('button', { name: /^(?:Reply|\d+ repl(?:y|ies))$/ }).first(),
  remove: article.getByRole('button', { name: /^Delete my/ }).first(),
})

/** Opens a question anew, with its comments. */
export async function openComments(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comments(page).tab.click()
  await comments(page).list.or(comments(page).empty).waitFor()
}
