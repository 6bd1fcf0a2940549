import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aList, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { dismissUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'
import { aPractice } from './testing/practice-api.ts'
import {
  aReOrdering,
  kind,
  moveFirstDown,
  openQuestion,
  page,
  record,
  serve,
  submitButton,
} from './testing/question-server.ts'
import { samples } from './testing/samples.ts'

withApiServer()

const heading = () => screen.getByRole('heading', { level: 1 })

beforeEach(() => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers())
})

test('the card names the question, its level and how often it was seen, and its place in the list', async () => {
  serve()
  await openQuestion()
  for (const text of ['RO #0031', 'Medium', 'Seen in exam 7×', '12 of 48']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', page.replace('31', '30'))
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', page.replace('31', '32'))
})

test('previous and next keep the filters', async () => {
  serve()
  renderApp(`${page}?complexities=HARD`)
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${page.replace('31', '32')}?complexities=HARD`,
  )
})

test('a question that does not exist says so and leads to the list', async () => {
  serve()
  apiServer.use(refuses('/api/practices/31', 'not_found'))
  renderApp(page)
  expect(await screen.findByText('No practice found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the questions' })).toBeVisible()
})

test.each([1440, 390])(
  'a question of the running test says so, and leads to the test and to the list, %i px wide',
  async (width) => {
    setWidth(width)
    onTestFinished(() => setWidth(1024))
    serve()
    apiServer.use(
      refuses('/api/practices/31', 'in_running_test'),
      answers('/api/mock-tests', aList({ running: aRunningRow() })),
    )
    renderApp(`${page}?complexities=HARD`)
    expect(await screen.findByText('This question is in your running test')).toBeVisible()
    expect(screen.getByText(/It opens again, with all of your answers, when the test ends/)).toBeVisible()
    const back = screen.getByRole('link', { name: 'Go on with the test' })
    await waitFor(() => expect(back).toHaveAttribute('href', '/dashboard/mock-test/5'))
    expect(screen.getByRole('link', { name: 'To the questions' })).toHaveAttribute(
      'href',
      '/dashboard/reading/re-order-paragraphs/1?complexities=HARD',
    )
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.queryByText(/to see what it means/)).toBeNull()
    expect(screen.queryByText('The question could not be loaded')).toBeNull()
  },
)

test('a question of the running test leads to all tests where the running one is not known', async () => {
  serve()
  apiServer.use(refuses('/api/practices/31', 'in_running_test'), refuses('/api/mock-tests', 'internal'))
  renderApp(page)
  expect(await screen.findByRole('link', { name: 'Go on with the test' })).toHaveAttribute(
    'href',
    '/dashboard/mock-test',
  )
})

test('an unanswered question cannot be submitted', async () => {
  serve()
  await openQuestion()
  expect(submitButton()).toBeDisabled()
})

test('an answer goes out with its own key and comes back as a result', async () => {
  serve()
  const sent = record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  apiServer.use(answers('/api/practices/31', aPractice({ revealed: samples.reOrder.answerKey })))
  await user.click(submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(dialog.getByRole('img', { name: 'Score 1.0 of 2' })).toBeVisible()
  expect(await dialog.findByText('Noon comes last.')).toBeVisible()
  expect(dialog.getByText('Marked by the answer key')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ answers: ['a', 'c', 'b'], pteType: 'ACADEMIC', mode: 'practice' })
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/u)
  expect(sent[0]?.prefer).toBe('wait=5')
})

test('the switch to exam timing keeps the focus, although the player is made anew', async () => {
  serve()
  const { user } = await openQuestion()
  const timing = () => screen.getByRole('switch', { name: 'Exam timing' })
  await user.click(timing())
  expect(timing()).toBeChecked()
  expect(timing()).toHaveFocus()
  await user.keyboard(' ')
  expect(timing()).not.toBeChecked()
  expect(timing()).toHaveFocus()
})

test('the button that submits has the focus again when the result is closed', async () => {
  serve()
  record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Result' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('Ctrl+Enter submits', async () => {
  serve()
  const sent = record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('dialog', { name: 'Result' })
  expect(sent).toHaveLength(1)
})

test('an answer that finds no network is kept, says so, and is sent again with the same key', async () => {
  serve()
  const sent = record(`${kind}/31`, (count) => ({ body: aReOrdering(), status: count <= 3 ? 0 : 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  expect(await screen.findByText(/Not sent yet/, {}, { timeout: 5000 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByRole('dialog', { name: 'Result' })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.length).toBeGreaterThan(3)
})

test('a refused answer stays, with everything that was wrong', async () => {
  serve()
  const issue = { code: 'missing', field: 'answers', path: 'answers', defaultMessage: 'Paragraph b is missing.' }
  record(`${kind}/31`, () => ({ body: { ...errorBody('invalid_request'), errors: [issue] }, status: 400 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  expect(await screen.findByText('Paragraph b is missing.', { exact: false })).toBeVisible()
  expect(submitButton()).toBeEnabled()
})

test('at the first submission the learner is asked once whether others may see it', async () => {
  serve({ agrees: null })
  const sent = record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const chosen: unknown[] = []
  apiServer.use(
    http.put('/api/answer-consent', async ({ request }) => {
      chosen.push(await request.json())
      return HttpResponse.json({ agrees: false })
    }),
  )
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Let other learners see your answers?' })
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'No, keep them to myself' }))
  await screen.findByRole('dialog', { name: 'Result' })
  expect(chosen).toEqual([{ agrees: false }])
})

test('the learner is asked, too, where it is not known yet whether that was asked', async () => {
  serve()
  const sent = record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  let asked = 0
  apiServer.use(
    http.get('/api/answer-consent', async () => {
      asked += 1
      return asked === 1 ? new Promise<never>(() => undefined) : HttpResponse.json({ agrees: null })
    }),
  )
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Let other learners see your answers?' })
  expect(sent).toHaveLength(0)
})

test('what was answered in another tab in the meantime is not asked again', async () => {
  serve({ agrees: null })
  record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  apiServer.use(answers('/api/answer-consent', { agrees: true }))
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Result' })
  expect(screen.queryByRole('dialog', { name: 'Let other learners see your answers?' })).toBeNull()
})

test('a draft is there again after the page is loaded anew', async () => {
  serve()
  const first = await openQuestion()
  await first.user.click(moveFirstDown())
  first.unmount()
  await openQuestion()
  expect(screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('1'))).toHaveTextContent(
    'The market opened',
  )
  expect(submitButton()).toBeEnabled()
})

test('leaving with an unsent answer asks first, and staying keeps it', async () => {
  serve()
  const { user, address } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(screen.getByRole('link', { name: 'Next' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without submitting?' }))
  await user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(address()).toBe(page)
  expect(submitButton()).toBeEnabled()
})

test('the answer is shown only after the learner has read what that means', async () => {
  serve()
  let revealed = 0
  apiServer.use(
    http.post('/api/practices/31/reveal', () => {
      revealed += 1
      serve({ practice: { revealed: samples.reOrder.answerKey } })
      return HttpResponse.json(aPractice({ revealed: samples.reOrder.answerKey }))
    }),
  )
  const { user } = await openQuestion()
  await user.click(screen.getByRole('button', { name: 'Show answer' }))
  expect(await screen.findByText('Later attempts at this question will say that you saw it.')).toBeVisible()
  expect(revealed).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  expect(await screen.findByText('Noon comes last.')).toBeVisible()
})

test('my answers are counted, opened and deleted; other learners’ answers have no delete', async () => {
  const theirs = aReOrdering({ id: 8, type: 'OTHER_ANSWER', nickname: 'Arash', pteType: 'CORE' })
  serve({ mine: [aReOrdering({ afterReveal: true })], shared: [theirs] })
  const deleted: string[] = []
  apiServer.use(
    http.delete(`${kind}/answer/:id`, ({ params }) => {
      deleted.push(String(params['id']))
      serve()
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = await openQuestion()
  expect(await screen.findByRole('tab', { name: 'My answers 1' })).toBeVisible()
  for (const text of ['Me', '#0009', 'PTE Academic', 'After seeing the answer']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  await user.click(screen.getByRole('tab', { name: 'Community' }))
  expect(await screen.findByText('Arash')).toBeVisible()
  expect(screen.getByText('PTE Core')).toBeVisible()
  await expect.poll(() => screen.queryByRole('button', { name: /^Delete answer/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: /My answers/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete answer #0009' }))
  expect(screen.getByText('Are you sure you want to delete? This action cannot be undone.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted answer')).toBeVisible()
  expect(await screen.findByText('No answers found')).toBeVisible()
  expect(deleted).toEqual(['9'])
})

test('an answer named in the address opens its result', async () => {
  serve({ practice: { revealed: samples.reOrder.answerKey } })
  apiServer.use(answers('/api/attempts/9', aReOrdering()))
  const { user, address } = renderApp(`${page}?answer=9`)
  await screen.findByRole('dialog', { name: 'Result' })
  await user.click(screen.getByRole('button', { name: 'Close the result' }))
  await waitFor(() => expect(address()).toBe(page))
})

test('Try again gives an empty question back', async () => {
  serve()
  record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(submitButton()).toBeDisabled())
  expect(moveFirstDown()).toBeVisible()
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('Try again under the closed result leads the focus to where the question begins', async () => {
  serve()
  record(`${kind}/31`, () => ({ body: aReOrdering(), status: 201 }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Result' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('Try again before anything is sent leads the focus to where the question begins', async () => {
  serve()
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('a question of the other exam alone says so, takes no answer, and leads over to that exam', async () => {
  serve({ practice: { variants: ['CORE'] } })
  const { user } = await openQuestion()
  const notice = 'This question is part of PTE Core only. Switch to Core to answer it.'
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAttribute('title', notice)
  await user.click(screen.getByRole('button', { name: 'Switch to Core' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The dance of the bees' })).toHaveFocus())
  expect(screen.queryByText(notice)).toBeNull()
  await user.click(moveFirstDown())
  expect(submitButton()).toBeEnabled()
})

test('a question of both exams has no such notice', async () => {
  serve()
  await openQuestion()
  expect(screen.queryByRole('button', { name: 'Switch to Core' })).toBeNull()
  expect(moveFirstDown()).toBeEnabled()
})
