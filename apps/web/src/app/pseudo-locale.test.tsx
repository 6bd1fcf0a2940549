import { catalogue } from '@rehearsal/tasks/catalogue'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPseudoLocale } from '../shared/i18n/pseudo-locale.ts'
import { aMicrophone } from '../testing/a-microphone.ts'
import { answers, apiServer, withApiServer } from '../testing/api-server.ts'
import { aConfig, anAnswer, answerPage, aTarget, aUser, signIn } from '../testing/fixtures.ts'
import { aWordOfTheDay, homeHandlers } from '../testing/home-api.ts'
import { aBookEntry, aBookWord, bookPage } from '../features/pronunciation-book/testing/a-word.ts'
import { aNewsItem, aScore, inboxServer } from '../features/inbox/testing/inbox-server.ts'
import { anOrder, aPlan, freePlan, orderPage, sell } from '../features/plans/testing/plans-api.ts'
import { aSharedScore } from '../features/sharing/testing/a-shared-score.ts'
import { renderApp, setWidth } from '../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  setPseudoLocale(true)
  apiServer.use(
    answers('/api/configs', aConfig()),
    answers('/api/users/currentUser', aUser({ nickname: '7', email: '7@7.7' })),
    answers('/api/users/remainingAI', { remaining: 3, limit: 5 }),
    answers('/api/book/vocabBook/suggestedWord', { ...aWordOfTheDay, word: '7', meanings: [] }),
    ...homeHandlers(),
    answers('/api/attempts', answerPage([anAnswer({ questionTitle: '7' })])),
    answers('/api/share-links/AbCdEfGhIjKlMnOpQrStUv', aSharedScore({ nickname: '7' })),
    answers('/api/summary/:status/studyPlan', { locked: true, id: 1 }),
    answers('/api/settings/target/:variant', aTarget({ overall: 65, examDate: '2999-05-01', version: 1 })),
    answers('/api/interactions/abcdefghij', { prompt: 'login', hasDemo: true }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  setPseudoLocale(false)
  setWidth(1440)
})

/** Names of the exam's own task types stay English in every language. */
const examTerms = Object.values(catalogue)
  .map(({ name }) => name)
  .toSorted((a, b) => b.length - a.length)
const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']

/** Every text of the page, seen or spoken, that did not pass through t(). */
function untranslated(root: Element = document.body): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*')) {
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
    .map((text) => examTerms.reduce((rest, term) => rest.replaceAll(term, ''), text))
    .map((text) => text.replaceAll(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/gu, ''))
    .filter((text) => /\p{L}/u.test(text))
}

test.each([
  ['/', 'Practise the exam'],
  ['/interaction/abcdefghij', 'Welcome'],
  ['/reset-password', 'Reset your password'],
  ['/s/AbCdEfGhIjKlMnOpQrStUv', 'Write Essay'],
  ['/nowhere', 'This page does not exist'],
])('every text of %s passes through t()', async (path, heading) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1, name: new RegExp(heading, 'u') })
  if (path.startsWith('/interaction')) await screen.findByRole('tab', { name: '⟦Try the demo⟧' })
  expect(untranslated()).toEqual([])
})

/** Days, months, and amounts in Persian words, are written by the language they are in. */
const isWritten = (text: string): boolean =>
  /^\d+ \w{3} \d{4}$|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$|^[\p{Script=Arabic}\s٬]+$/u.test(text)

test.each([390, 820, 1440])('every text of the dashboard and its shell at %i px passes through t()', async (width) => {
  setWidth(width)
  signIn()
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /^⟦Good .*, 7⟧$/u })
  await screen.findByRole('meter', { name: /Read Aloud: 5 of 14/u })
  await screen.findByRole('img', { name: '⟦9.1 of 15⟧' })
  const dates = /^(?:Today|Yesterday), \d\d:\d\d$/u
  expect(untranslated().filter((text) => !dates.test(text) && !isWritten(text))).toEqual([])
})

test.each([
  ['/dashboard/plans', 'main', 'Buy Now'],
  ['/dashboard/plans?currency=IRT&buy=2', 'dialog', 'Pay Now'],
  ['/dashboard/purchase-history', 'main', 'Invoice'],
  ['/dashboard/purchase-history/7', 'main', 'Print'],
])('every text of %s passes through t()', async (path, role, wanted) => {
  signIn()
  const gateway = { code: 'x1', name: '7', isSandbox: true }
  const order = anOrder({ plan: { id: 2, name: '7', days: 30 }, discountCode: '7', gateway, invoiceNumber: '7' })
  sell(
    [{ ...freePlan, name: '1', features: [] }, aPlan({ name: '7', features: [] })],
    [
      { ...gateway, currency: 'USD' },
      { ...gateway, code: 'x2', currency: 'IRT' },
    ],
  )
  apiServer.use(answers('/api/orders', orderPage([order], 21)), answers('/api/orders/7', order))
  renderApp(path)
  const root = await screen.findByRole(role)
  await within(root).findAllByText(`⟦${wanted}⟧`)
  expect(untranslated(root).filter((text) => !isWritten(text))).toEqual([])
})

test.each([
  ['/dashboard/pronunciation-book', 'Add'],
  ['/dashboard/pronunciation-book/7', 'Hear US'],
])('every text of %s passes through t()', async (path, wanted) => {
  signIn()
  const own = { word: '7', americanPhonetic: null, britishPhonetic: null }
  apiServer.use(
    answers('/api/book/pronunciationBook', bookPage([aBookWord(own)], { totalPages: 2, totalElements: 11 })),
    answers('/api/book/pronunciationBook/7', aBookEntry({ ...own, meanings: [], takes: [], note: '' })),
  )
  renderApp(path)
  const root = await screen.findByRole('main')
  await within(root).findAllByText(`⟦${wanted}⟧`)
  expect(untranslated(root).filter((text) => !isWritten(text))).toEqual([])
})

test('every text of the inbox passes through t()', async () => {
  signIn()
  const reply = { kind: 'reply' as const, by: '7', excerpt: '7' }
  inboxServer([aNewsItem({ news: reply, title: '7' }), aScore({ title: '7' })], '7@7.7')
  renderApp('/dashboard/inbox')
  const root = await screen.findByRole('main')
  await within(root).findByRole('switch', { name: '⟦Likes⟧' })
  await within(root).findByText('⟦2 unread⟧')
  expect(untranslated(root).filter((text) => !/^\d+ \w{3} \d{4}, \d\d:\d\d$/u.test(text))).toEqual([])
})

test('every text of the microphone set-up passes through t()', async () => {
  signIn()
  const microphone = aMicrophone([{ deviceId: '7', label: '7' }])
  const { user } = renderApp('/dashboard/microphone-setup')
  const root = await screen.findByRole('main')
  await user.click(await within(root).findByRole('button', { name: '⟦Allow microphone⟧' }))
  const confirm = await within(root).findByRole('button', { name: '⟦Confirm Choice⟧' })
  expect(untranslated(root)).toEqual([])
  await user.click(confirm)
  await within(root).findByRole('slider', { name: '⟦Microphone sensitivity⟧' })
  // The sentence that is read aloud is exam content.
  expect(untranslated(root)).toEqual([expect.stringContaining('culture')])
  await microphone.connect([])
  expect(await within(root).findByText(/“7” is not connected/u)).toBeVisible()
  expect(untranslated(root)).toEqual([])
})
