import type { Page } from '@playwright/test'

/** The bell in the top bar, the page that it leads to, and the page that ends e-mails. */
export function inbox(page: Page) {
  const banner = page.getByRole('banner')
  return {
    bell: banner.getByRole('link', { name: /^Inbox/ }),
    bellSaying: (name: string) => banner.getByRole('link', { name, exact: true }),
    heading: page.getByRole('heading', { level: 1, name: 'Inbox' }),
    rows: page.getByRole('list', { name: 'News' }).getByRole('listitem'),
    links: page.getByRole('list', { name: 'News' }).getByRole('link'),
    readOne: page.getByRole('button', { name: /^Mark as read: / }),
    readAll: page.getByRole('button', { name: 'Mark all as read' }),
    which: (name: 'All' | 'Unread') =>
      page
        .getByRole('radiogroup', { name: 'Which news' })
        .locator('label')
        .filter({ hasText: new RegExp(`^${name}$`) }),
    summary: (text: string) => page.getByRole('status').filter({ hasText: text }),
    mails: (name: string) => page.getByRole('switch', { name }),
    noAddress: page.getByText('This account has no e-mail address', { exact: false }),
    endMails: page.getByRole('button', { name: 'Send me no more' }),
    mailsEnded: page.getByText('You get no more e-mails about news', { exact: true }),
    badLink: page.getByRole('alert').filter({ hasText: 'This link is not valid' }),
  }
}

const summaries = '/api/writing/summarizeWrittenText'

/** Sends a summary as a client does that does not wait for its score, and returns the answer's status. */
export const sendSummary = (page: Page, questionId: number, answer: string): Promise<number> =>
  page.evaluate(
    async ([url, text]) => {
      const session: unknown = JSON.parse(localStorage.getItem('activeSession') ?? '{}')
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${Object(session).accessToken}`,
          prefer: 'wait=0',
        },
        body: JSON.stringify({ answer: text, pteType: 'ACADEMIC' }),
      })
      return response.status
    },
    [`${summaries}/${questionId}`, answer] as const,
  )

/** How much is unread, as the server says. */
export const unreadCount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const session: unknown = JSON.parse(localStorage.getItem('activeSession') ?? '{}')
    const headers = { authorization: `Bearer ${Object(session).accessToken}` }
    const response = await fetch('/api/inbox/unread-count', { headers })
    const counted: unknown = await response.json()
    return Number(Object(counted).unread)
  })
