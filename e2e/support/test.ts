import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { seededData } from './seeded-data.ts'
import { startServer, type TestServer } from './server.ts'

type Options = {
  /** Errors that a test provokes: `test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })`. All others fail it. */
  expectedErrors: RegExp
}
type Workers = {
  /** Added to the configuration of the server. Tests that change what all see get a server of their own by it. */
  serverEnv: Record<string, string>
  /** One server for all tests of a worker, which run one after the other. A test that kills it starts it again. */
  server: TestServer
}

/**
 * Playwright's `test` against the real server. An unexpected `console.error`, page error or CSP report fails the test;
 * an error in the server's log fails the run.
 */
export const test = base.extend<Options, Workers>({
  expectedErrors: [/(?!)/, { option: true }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, run) => {
      const server = await startServer(serverEnv, seededData)
      await run(server)
      await server.stop()
      expect(errorsIn(server.log())).toEqual([])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, run) => run(server.url),
  context: async ({ context, expectedErrors }, run) => {
    const errors = watchErrors(context)
    context.on('page', pressAgain)
    await run(context)
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
  },
})

/**
 * A layer that has just closed goes back in the history, and Chromium gives up what is loaded at that very moment. A person would press again;
 * nobody is as fast as a test.
 */
function pressAgain(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = (url, options) => goto(url, options).catch(ifAborted(() => goto(url, options)))
  page.reload = (options) => reload(options).catch(ifAborted(() => reload(options)))
}

const ifAborted =
  <Result>(again: () => Promise<Result>) =>
  (error: unknown): Promise<Result> => {
    if (!(error instanceof Error && error.message.includes('ERR_ABORTED'))) throw error
    return again()
  }

/** What the server itself calls an error: levels 50 and 60 of its log. */
const errorsIn = (log: string): string[] => log.split('\n').filter((line) => /"level":[56]0/u.test(line))

/** What goes wrong in the pages of a context. Chromium writes every breach of the content security policy to the console, too. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return errors
}

export { expect }
