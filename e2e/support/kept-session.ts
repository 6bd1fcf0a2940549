import type { BrowserContext, Page } from '@playwright/test'

/** The access token that the browser keeps. */
export const accessTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('activeSession') ?? '{}').accessToken)

/** Changes what the browser keeps of the session, as time or another program might. */
export const editSession = (page: Page, change: Record<string, unknown>): Promise<void> =>
  page.evaluate((part) => {
    const kept = JSON.parse(localStorage.getItem('activeSession') ?? '{}')
    localStorage.setItem('activeSession', JSON.stringify({ ...kept, ...part }))
  }, change)

/** What is sent to refresh tokens, as it is sent. */
export function watchRefreshes(context: BrowserContext): string[] {
  const bodies: string[] = []
  context.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('grant_type=refresh_token')) bodies.push(body)
  })
  return bodies
}
