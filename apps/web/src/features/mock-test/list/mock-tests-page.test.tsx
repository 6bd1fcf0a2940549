import { answerMockTestItem, startMockTest } from '@rehearsal/contracts/mock-tests'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  apiServer,
  errorBody,
  refuses,
  sentTo,
  signedInHandlers,
  withApiServer,
} from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { aMockTest } from '@rehearsal/contracts/testing/a-mock-test'
import { keepTestAnswer } from '../kept/kept-test-answers.ts'
import { writeNotes } from '../kept/kept-test-texts.ts'
import { dismissUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { aList, aRow, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'

withApiServer()

const path = '/api/mock-tests'
const page = '/dashboard/mock-test'

beforeEach(() => signIn())
afterEach(() => {
  dismissUpgrade()
  keptIn.stores.clear()
})

async function openList(list: Parameters<typeof aList>[0] = {}) {
  apiServer.use(...signedInHandlers(), answers(path, aList(list)))
  const app = renderApp(page)
  await screen.findByRole('heading', { level: 2, name: 'Choose a test' })
  return app
}

/** Records what is sent to start a test. */
function starting(respond: (count: number) => Response) {
  const sent: unknown[] = []
  apiServer.use(
    http.post(path, async ({ request }) => {
      sent.push(await sentTo(startMockTest, request))
      return respond(sent.length)
    }),
  )
  return sent
}

test('each test is offered with its length, its items and what it needs', async () => {
  await openList()
  const facts = (name: string) => screen.getByRole('heading', { level: 4, name }).closest('li')
  expect(facts('Mini test')).toHaveTextContent(/About 1\d min.*\d+ items.*Microphone.*Headphones/)
  expect(facts('Full test')).toHaveTextContent(/\d h.* to \d h.*\d+ to \d+ items/)
  expect(facts('Reading part')).not.toHaveTextContent(/Microphone|Headphones/)
})

test('without a finished test the page says how to begin', async () => {
  await openList()
  expect(screen.getByText('No finished test yet')).toBeVisible()
})

test('a test is started with the extra time that was chosen, and opened', async () => {
  const { user, address } = await openList()
  const sent = starting(() => HttpResponse.json({ id: 5 }, { status: 201 }))
  apiServer.use(refuses('/api/mock-tests/5', 'not_found'))
  await user.click(screen.getByRole('button', { name: 'Start: Mini test' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mini test, PTE Academic' })
  await user.click(within(dialog).getByRole('radio', { name: '+25%' }))
  await user.click(within(dialog).getByRole('button', { name: 'Start the test' }))
  await waitFor(() => expect(address()).toBe('/dashboard/mock-test/5'))
  expect(sent).toEqual([{ form: 'mini', pteType: 'ACADEMIC', extraTimePercent: 25, acceptsShorter: false }])
})

test('a shorter test is started only with the learner’s consent, who is told what is missing', async () => {
  const { user, address } = await openList()
  const lack = 'Write Essay: the test needs 1, and there are 0 that fit.'
  const sent = starting((count) =>
    count > 1
      ? HttpResponse.json({ id: 5 }, { status: 201 })
      : HttpResponse.json(
          {
            ...errorBody('form_lacks_questions'),
            errors: [{ code: 'too_few_questions', field: 'form', path: 'form', defaultMessage: lack }],
          },
          { status: 422 },
        ),
  )
  apiServer.use(refuses('/api/mock-tests/5', 'not_found'))
  await user.click(screen.getByRole('button', { name: 'Start: Full test' }))
  await user.click(await screen.findByRole('button', { name: 'Start the test' }))
  expect(await screen.findByText(lack)).toBeVisible()
  expect(address()).toBe(page)
  await user.click(screen.getByRole('button', { name: 'Start the shorter test' }))
  await waitFor(() => expect(address()).toBe('/dashboard/mock-test/5'))
  expect(sent.at(-1)).toMatchObject({ acceptsShorter: true })
})

test('a free mini can be started, and any other test asks for an upgrade before it starts', async () => {
  const { user } = await openList({ freeLeft: 1 })
  const sent = starting(() => HttpResponse.json({ id: 5 }, { status: 201 }))
  expect(screen.getByText(/^You have 1 free mini test/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start: Mini test' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Unlock: Full test' }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
  expect(sent).toEqual([])
})

test('once the free mini is taken every test is locked', async () => {
  await openList({ freeLeft: 0 })
  expect(screen.getByText(/^You have no free mini test left/)).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^Start/ })).toEqual([])
  expect(screen.getAllByRole('button', { name: /^Unlock/ })).toHaveLength(9)
})

test('a running test can be gone on with, and no other started', async () => {
  await openList({ running: aRunningRow() })
  expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute('href', '/dashboard/mock-test/5')
  expect(screen.getByText('At item 5 of 14')).toBeVisible()
  for (const start of screen.getAllByRole('button', { name: /^Start/ })) expect(start).toBeDisabled()
})

test('a running test is ended early only after a question', async () => {
  const { user } = await openList({ running: aRunningRow() })
  let ended = 0
  apiServer.use(
    http.post('/api/mock-tests/5/end', () => {
      ended += 1
      return new HttpResponse(null, { status: 204 })
    }),
    answers(path, aList({ finished: [aRow({ id: 5, status: 'scoring', scores: null })] })),
  )
  await user.click(screen.getByRole('button', { name: 'End it now' }))
  const dialog = await screen.findByRole('dialog', { name: 'End this test now?' })
  expect(ended).toBe(0)
  await user.click(within(dialog).getByRole('button', { name: 'End it now' }))
  expect(await screen.findByText('Being scored')).toBeVisible()
  expect(ended).toBe(1)
})

/** What an earlier page of this device left of the running test: an answer to its fifth item. */
async function keepsAnAnswer() {
  await keepTestAnswer(
    { userId: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a', testId: 5 },
    { position: 4, answer: { answer: 'bees' } },
  )
  writeNotes({ userId: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a', testId: 5 }, 'bees')
}
const endIt = async (user: Awaited<ReturnType<typeof openList>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'End it now' }))
  const dialog = await screen.findByRole('dialog', { name: 'End this test now?' })
  await user.click(within(dialog).getByRole('button', { name: 'End it now' }))
  return dialog
}

test('before a running test is ended, what this device keeps of it is handed in, and nothing of it stays here', async () => {
  await keepsAnAnswer()
  const { user } = await openList({ running: aRunningRow() })
  const calls: unknown[] = []
  apiServer.use(
    http.post(`${path}/5/open`, () => {
      calls.push('open')
      return HttpResponse.json(aMockTest(['reading/multiple-choice-single']))
    }),
    http.post(`${path}/5/items/4`, async ({ request }) => {
      calls.push(await sentTo(answerMockTestItem, request))
      return HttpResponse.json(aMockTest(['reading/multiple-choice-single']))
    }),
    http.post(`${path}/5/end`, () => {
      calls.push('end')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await endIt(user)
  await waitFor(() =>
    expect(calls).toEqual(['open', { page: expect.any(String), answer: { answer: 'bees' }, opensNext: false }, 'end']),
  )
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toEqual([]))
  expect(localStorage.getItem('mock-notes:7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a:5')).toBeNull()
})

test('an answer that the server will not take stays on this device, and is said before the test ends', async () => {
  await keepsAnAnswer()
  const { user } = await openList({ running: aRunningRow() })
  let ended = 0
  apiServer.use(
    http.post(`${path}/5/open`, () => HttpResponse.json(aMockTest(['reading/multiple-choice-single']))),
    refuses(`${path}/5/items/4`, 'invalid_request', 'post'),
    http.post(`${path}/5/end`, () => {
      ended += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const dialog = await endIt(user)
  expect(await within(dialog).findByText(/could not be taken/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(ended).toBe(0)
  expect(keptIn.rows('mock-test-answers')).toMatchObject([{ answer: { answer: 'bees' }, isSetAside: true }])
  await user.click(within(dialog).getByRole('button', { name: 'End without them' }))
  await waitFor(() => expect(ended).toBe(1))
})

test('answers that cannot be handed in are said, and the learner decides whether the test ends without them', async () => {
  await keepsAnAnswer()
  const { user } = await openList({ running: aRunningRow() })
  let ended = 0
  apiServer.use(
    http.post(`${path}/5/open`, () => HttpResponse.error()),
    http.post(`${path}/5/end`, () => {
      ended += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const dialog = await endIt(user)
  expect(await within(dialog).findByText(/only on this device/)).toBeVisible()
  expect(ended).toBe(0)
  expect(keptIn.rows('mock-test-answers')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'End without them' }))
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toEqual([]))
  expect(ended).toBe(1)
})

test('what is kept of a test goes when none runs, and stays while it runs', async () => {
  await keepsAnAnswer()
  const { unmount } = await openList({ running: aRunningRow() })
  expect(localStorage.getItem('mock-notes:7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a:5')).toBe('bees')
  unmount()
  await openList()
  await waitFor(() => expect(localStorage.getItem('mock-notes:7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a:5')).toBeNull())
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toEqual([]))
})

test('a running test is deleted after the tick', async () => {
  const { user } = await openList({ running: aRunningRow() })
  apiServer.use(
    http.delete('/api/mock-tests/5', () => new HttpResponse(null, { status: 204 })),
    answers(path, aList()),
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this test' })
  await user.click(within(dialog).getByRole('checkbox', { name: /^Delete the test with all answers/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The test is deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Go on with it')).toBeNull())
})

test('nothing of a deleted test stays on this device, also where the list does not come again', async () => {
  await keepsAnAnswer()
  const { user } = await openList({ running: aRunningRow() })
  apiServer.use(
    http.delete('/api/mock-tests/5', () => new HttpResponse(null, { status: 204 })),
    refuses(path, 'internal'),
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this test' })
  await user.click(within(dialog).getByRole('checkbox', { name: /^Delete the test with all answers/ }))
  expect(keptIn.rows('mock-test-answers')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toEqual([]))
  expect(localStorage.getItem('mock-notes:7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a:5')).toBeNull()
})

test('a list that cannot be loaded is tried again', async () => {
  apiServer.use(...signedInHandlers(), refuses(path, 'internal'))
  const { user } = renderApp(page)
  await screen.findByText('Your mock tests could not be loaded')
  apiServer.use(answers(path, aList()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Choose a test' })).toBeVisible()
})

test('a page behind the last one becomes the last one', async () => {
  apiServer.use(...signedInHandlers(), answers(path, aList({ finished: [aRow()], totalPages: 2 })))
  const { address } = renderApp(`${page}?page=7`)
  await screen.findByText('Overall')
  await waitFor(() => expect(address()).toBe(`${page}?page=2`))
})

test('finished tests show their scores in the order of the menu with the band of each, and say where a test tells none', async () => {
  await openList({ finished: [aRow()] })
  const row = screen.getByRole('heading', { level: 3, name: 'Mini test' }).closest('li')
  const scores = within(within(row ?? document.body).getByRole('list', { name: 'Scores' })).getAllByRole('listitem')
  expect(scores.map(({ textContent }) => textContent)).toEqual([
    'Overall62 58–67',
    'Speaking58 54–63',
    'Writing64 60–69',
    'Reading66 62–71',
    'ListeningNo score',
  ])
})
