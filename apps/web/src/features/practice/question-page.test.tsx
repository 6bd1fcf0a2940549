import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dismissUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { anAnswer, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from './testing/practice-api.ts'
import { samples } from './testing/samples.ts'

withApiServer()

const page = '/dashboard/reading/re-order-paragraphs/question/31'
const kind = '/api/reading/reorderParagraphs'
const listName = 'reorderParagraphsScoredAnswerDtoList'
const { score } = anAnswer()

const aReOrdering = (changes: Record<string, unknown> = {}) =>
  anAnswer({
    practiceId: 31,
    taskId: 'reading/re-order-paragraphs',
    answers: { answers: ['a', 'c', 'b'] },
    score: {
      ...score,
      total: { earned: 1, max: 2 },
      reading: { earned: 1, max: 2 },
      comparisons: [{ given: 'By noon', correct: 'The market', isCorrect: false }],
    },
    ...changes,
  })

type Server = { practice?: Record<string, unknown>; mine?: unknown[]; shared?: unknown[]; agrees?: boolean | null }

function serve({ practice = {}, mine = [], shared = [], agrees = false }: Server = {}) {
  apiServer.use(
    answers('/api/practices/31', aPractice(practice)),
    answers(`${kind}/31/answers`, scoredAnswers(listName, mine)),
    answers(`${kind}/31/answers/other`, scoredAnswers(listName, shared)),
    answers('/api/answer-consent', { agrees }),
  )
}

/** Records what is posted to `path` and answers with `respond`. */
function record(path: string, respond: (count: number) => { body: JsonBodyType; status: number }) {
  const sent: { body: unknown; key: string | null; prefer: string | null }[] = []
  apiServer.use(
    http.post(path, async ({ request }) => {
      const { headers } = request
      sent.push({ body: await request.json(), key: headers.get('Idempotency-Key'), prefer: headers.get('Prefer') })
      const { body, status } = respond(sent.length)
      return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status })
    }),
  )
  return sent
}

beforeEach(() => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers())
})

async function openQuestion() {
  const app = renderApp(page)
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  return app
}

const moveFirstDown = () => screen.getByRole('button', { name: /Move down: By noon/ })
const submitButton = () => screen.getByRole('button', { name: 'Submit' })

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
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ answers: ['a', 'c', 'b'], pteType: 'ACADEMIC', mode: 'practice' })
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/u)
  expect(sent[0]?.prefer).toBe('wait=5')
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
  expect(screen.queryByRole('button', { name: /^Delete answer/ })).toBeNull()
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
})

const summaryPage = '/dashboard/writing/summarize-written-text/question/16'
const aSummaryPractice = () =>
  aPractice({ id: 16, taskId: 'writing/summarize-written-text', title: 'Trees', prompt: samples.summary.prompt })
const aSummaryAnswer = (changes: Record<string, unknown> = {}) =>
  anAnswer({
    practiceId: 16,
    taskId: 'writing/summarize-written-text',
    answers: { answer: 'Trees cool.' },
    score: {
      ...score,
      total: { earned: 6.456, max: 9 },
      items: [{ title: 'grammar', value: 1.2, maxValue: 2, content: 'Two mistakes.', standardError: 0.3 }],
      findings: [
        { code: 'a', severity: 'minor', message: 'A small thing' },
        { code: 'b', severity: 'critical', message: 'A grave thing' },
      ],
      evidence: { kind: 'text', wordCount: 2, words: [], keyPoints: [] },
    },
    ...changes,
  })

function serveSummary(remaining: number) {
  apiServer.use(
    answers('/api/users/remainingAI', { remaining, limit: 5 }),
    answers('/api/practices/16', aSummaryPractice()),
    answers(
      '/api/writing/summarizeWrittenText/16/answers',
      scoredAnswers('summarizeWrittenTextScoredAnswerDtoList', []),
    ),
    answers('/api/answer-consent', { agrees: false }),
  )
}

test('a trial learner sees the AI submissions left, and what the free plan is', async () => {
  serveSummary(3)
  const { user } = renderApp(summaryPage)
  await user.click(await screen.findByRole('button', { name: '3 AI submissions left' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Free plan' }))
  expect(dialog.getByText('The free plan includes up to 5 AI test submissions.')).toBeVisible()
  expect(dialog.getByText('You have 3 left.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Ok Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without AI submissions left nothing is sent, the upgrade is shown and the text stays', async () => {
  serveSummary(0)
  const sent = record('/api/writing/summarizeWrittenText/16', () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user } = renderApp(summaryPage)
  const field = await screen.findByRole('textbox', { name: 'Your summary' })
  await user.type(field, 'Trees cool.')
  await user.click(submitButton())
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
  expect(sent).toHaveLength(0)
  expect(field).toHaveValue('Trees cool.')
})

test('an answer that takes long shows the steps of the server and then its result', async () => {
  serveSummary(3)
  record('/api/writing/summarizeWrittenText/16', () => ({
    body: aSummaryAnswer({ status: 'queued', score: null }),
    status: 202,
  }))
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = stream.writable.getWriter()
  const tell = (id: number, step: string) =>
    writer.write(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify({ id, attemptId: 9, step })}\n\n`))
  apiServer.use(
    http.get('/api/attempts/9/events', () => new HttpResponse(stream.readable)),
    answers('/api/attempts/9', aSummaryAnswer()),
  )
  const { user } = renderApp(summaryPage)
  await user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
  await user.click(submitButton())
  const steps = await screen.findByRole('list', { name: 'Your answer is being scored' })
  void tell(2, 'scoring')
  await waitFor(() => expect(within(steps).getByText('in progress', { exact: false })).toBeInTheDocument())
  void tell(3, 'scored').then(() => writer.close())
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(dialog.getByRole('img', { name: 'Score 6.46 of 9' })).toBeVisible()
  const fixes = within(dialog.getByRole('region', { name: 'Fix this first' })).getAllByRole('listitem')
  expect(fixes[0]).toHaveTextContent('A grave thing')
  await user.click(dialog.getByRole('button', { name: /Grammar/ }))
  expect(dialog.getByText('Likely between 0.7 and 1.7 of 2.')).toBeVisible()
  expect(dialog.getByText('Practice estimate · format academic-2025 · engine test 1')).toBeVisible()
})
