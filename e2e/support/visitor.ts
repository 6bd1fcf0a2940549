import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Caller } from './caller.ts'
import { watchErrors } from './test.ts'

/** A learner at a page that shows texts of others, watched for whatever one of them does. */
export type Visitor = {
  page: Page
  open(path: string): Promise<void>
  /** All these texts are on the page as texts; nothing of them became markup, and nothing of them runs when touched. */
  expectTexts(texts: readonly string[]): Promise<void>
  /** Nothing that was written became markup, whatever of it is shown, and nothing of it runs when touched. */
  expectHarmless(): Promise<void>
  close(): Promise<void>
}

/** A context of a browser in which a caller is signed in. */
export function contextOf(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions,
  caller?: Caller,
): Promise<BrowserContext> {
  const localStorage = caller === undefined ? [] : [{ name: 'activeSession', value: caller.session }]
  return browser.newContext({
    ...options,
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
}

/**
 * A browser in which a stored text that became markup would really run: the content security policy, the last defence,
 * is off. Lists ask for all there is at once.
 */
export async function visit(browser: Browser, baseURL: string, caller?: Caller): Promise<Visitor> {
  const viewport = { width: 1440, height: 900 }
  const context = await contextOf(browser, baseURL, { viewport, bypassCSP: true }, caller)
  const deeds = await watchDeeds(context, baseURL)
  const page = await context.newPage()
  page.on('popup', (popup) => deeds.push(`opened ${popup.url()}`))
  const expectHarmless = async () => {
    await page.evaluate(touchAll)
    const edges = page.getByText('hacked=1').filter({ visible: true })
    for (const one of [edges.first(), edges.last()]) {
      // A dialog that is still opening may move what was just scrolled to.
      if ((await edges.count()) > 0)
        await expect(() => one.hover({ force: true, timeout: 5000 })).toPass({ timeout: 15_000 })
    }
    expect(await page.evaluate(markup)).toEqual([])
    expect(deeds).toEqual([])
  }
  return {
    page,
    open: async (path) => {
      await page.goto(path)
    },
    expectTexts: async (texts) => {
      // Forty pages are opened in a row, and one of them may be slow on a busy machine.
      await expect.poll(() => missingOf(page, texts), { timeout: 20_000 }).toEqual([])
      await expectHarmless()
    },
    expectHarmless,
    close: async () => {
      await context.close()
      expect(deeds).toEqual([])
    },
  }
}

/** What texts have done in a context: errors, dialogs, requests that no page of ours makes. */
async function watchDeeds(context: BrowserContext, origin: string): Promise<string[]> {
  const deeds = watchErrors(context)
  await context.addInitScript(() => {
    Object.defineProperty(window, 'hacked', {
      set: () => {
        console.error('A stored text has run')
      },
    })
  })
  context.on('dialog', (opened) => {
    // A page that holds something unsent asks before it is left.
    if (opened.type() === 'beforeunload') return opened.accept()
    deeds.push(`opened ${opened.type()} ${opened.message()}`)
    return opened.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url())
    const isOurs = asked === origin && !pathname.endsWith('/x')
    if (!isOurs && protocol !== 'blob:' && !/^data:(?:image|font|audio)/u.test(request.url())) {
      deeds.push(`asked for ${request.url()}`)
    }
  })
  await context.route(/\/api\/.*[?&]size=\d+/u, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/([?&]size)=\d+/u, '$1=500'),
    }),
  )
  return deeds
}

/** Which texts nobody can read on the page, in whatever lines they are broken. */
async function missingOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = squashed(await page.evaluate(visibleText))
  return texts.filter((text) => !shown.includes(squashed(text))).slice(0, 5)
}

/** Lines, capitals, what nobody sees and the sign for a missing word aside. */
const squashed = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}‸]+/gu, '').toLowerCase()

function visibleText(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
}

/** Markup that no page of ours has: handlers, addresses that run, elements that load. */
function markup(): string[] {
  const loading = 'iframe, object, embed, applet, base, area, marquee, frame, frameset, keygen, isindex, math, noscript'
  const inBody = 'body script, body meta, body link, body template'
  const nowhere = '[src="x"], [href="x"], [data="x"], [srcdoc]'
  const found = [...document.querySelectorAll(`${loading}, ${inBody}, ${nowhere}`)]
  const named = [...document.querySelectorAll('*')].filter((element) =>
    [...element.attributes].some(({ name, value }) => {
      if (/^on/iu.test(name)) return true
      const isAddress = /^(?:xlink:)?(?:href|src|action|formaction|data|poster|background|ping)$/u.test(name)
      // Addresses may begin with what browsers leave out.
      return (
        isAddress && /^[\p{Cc}\s]*(?:javascript|vbscript|data:text|\/\/)/iu.test(value.replaceAll(/[\t\n\r]/gu, ''))
      )
    }),
  )
  return [...found, ...named].map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Every element that says something hostile is pointed at, and every link out of it is followed. */
function touchAll(): void {
  const events = ['pointerenter', 'mouseover', 'mousemove', 'focus', 'blur', 'animationstart', 'toggle']
  for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
    const isHostile = [...element.childNodes].some(
      (node) => node.nodeType === 3 && /hacked|evil/u.test(String(node.nodeValue)),
    )
    if (isHostile) for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }))
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== location.origin && link.protocol !== 'mailto:') link.click()
  }
}
