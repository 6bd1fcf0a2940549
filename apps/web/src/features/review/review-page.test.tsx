import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aTarget, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aCard, aQueue, intervalSeconds } from './testing/a-queue.ts'

withApiServer()

/** What was played, and what was graded, in order. */
let played: string[]
let sent: { id: string; grade: string; version: number; key: string | null }[]
const bodySchema = z.object({ grade: z.string(), version: z.number() })

/** A server that takes every grade. */
const grading = () =>
  http.post('/api/reviews/:id', async ({ request, params }) => {
    const { grade, version } = bodySchema.parse(await request.json())
    const id = String(params['id'])
    sent.push({ id, grade, version, key: request.headers.get('idempotency-key') })
    const dueDate = '2030-01-01T00:00:00.000Z'
    const isDueAgain = grade !== 'EASY'
    return HttpResponse.json({ id, version: version + 1, dueDate, isDueAgain, intervalSeconds })
  })

beforeEach(() => {
  ;[played, sent] = [[], []]
  vi.stubGlobal('Audio', function FakeAudio(url: string) {
    return { play: () => Promise.resolve(void played.push(url)), pause: () => undefined }
  })
  signIn()
  apiServer.use(...signedInHandlers(), grading())
})
afterEach(() => vi.unstubAllGlobals())

const one = aCard('abate', { id: 'meaning-1' })
const two = aCard('endure', { id: 'meaning-2', ownMeaning: 'تحمل کردن', note: 'hard to <b>say</b>' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const has = (queue: Record<string, unknown>) => apiServer.use(answers('/api/reviews', queue))

async function open() {
  const view = renderApp('/dashboard/review')
  await screen.findByRole('heading', { level: 1, name: 'Review' })
  return view
}

test('the front asks with the word and an example that hides it; the answer comes with Space, and four grades', async () => {
  has(aQueue([one, two]))
  const { user } = await open()
  expect(await screen.findByText('abate')).toBeVisible()
  expect(screen.getByText('hidden word')).toBeInTheDocument()
  expect(screen.queryByText('to abate')).toBeNull()
  await user.keyboard(' ')
  expect(await screen.findByText('to abate')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Answer' })).toHaveFocus()
  const grades = within(screen.getByRole('group', { name: 'How well did you know it?' })).getAllByRole('button')
  expect(grades.map(({ textContent }) => textContent?.replace(/\d$/u, ''))).toEqual([
    'Again1 min',
    'Hard6 min',
    'Good10 min',
    'Easy8 days',
  ])
})

test('keys alone review: what is known leaves, what is not comes again, and the end tells what was done', async () => {
  has(aQueue([one, two]))
  const { user } = await open()
  await screen.findByText('abate')
  await user.keyboard('{Enter}')
  await user.keyboard('1')
  expect(await screen.findByText('endure')).toBeVisible()
  expect(screen.getByRole('meter', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '0 of 2')
  await user.keyboard('{Enter}')
  expect(screen.getByText('تحمل کردن')).toHaveAttribute('dir', 'auto')
  expect(screen.getByText('hard to <b>say</b>')).toBeVisible()
  has(aQueue([], { nextDate: '2030-03-20T09:00:00.000Z' }))
  await user.keyboard('4')
  expect(await screen.findByText('abate')).toBeVisible()
  await user.keyboard('{Enter}')
  await user.keyboard('4')
  expect(await screen.findByRole('heading', { name: 'That is all for now' })).toHaveFocus()
  expect(screen.getByText('2 cards reviewed')).toBeVisible()
  expect(await screen.findByText('The next card comes on 20 Mar 2030.')).toBeVisible()
  await waitFor(() =>
    expect(sent.map(({ id, grade, version }) => [id, grade, version])).toEqual([
      ['meaning-1', 'AGAIN', 0],
      ['meaning-2', 'EASY', 0],
      ['meaning-1', 'EASY', 1],
    ]),
  )
})

test('a grade key before the answer does nothing', async () => {
  has(aQueue([one]))
  const { user } = await open()
  await screen.findByText('abate')
  await user.keyboard('3')
  expect(screen.getByText('abate')).toBeVisible()
  expect(sent).toEqual([])
})

test('a spelling is heard, typed and compared letter by letter; the grade it suggests is the learner’s to change', async () => {
  has(aQueue([aCard('necessary', { id: 'spelling-7', kind: 'spelling', typed: 'neccesary' })]))
  const { user } = await open()
  const field = await screen.findByRole('textbox', { name: 'Type the word' })
  await waitFor(() => expect(played).toEqual(['/media/us/necessary']))
  expect(screen.queryByText('necessary')).toBeNull()
  expect(screen.queryByText('/rʌn/')).toBeNull()
  await user.type(field, 'necesary{Enter}')
  expect(await screen.findByText('Not right.')).toBeVisible()
  expect(screen.getByText('Your spelling: necesary. s left out')).toBeInTheDocument()
  expect(screen.getByText('Last time: neccesary')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hard/u })).toHaveTextContent('Suggested')
  await user.click(screen.getByRole('button', { name: /^Easy/u }))
  await waitFor(() => expect(sent).toMatchObject([{ id: 'spelling-7', grade: 'EASY' }]))
})

test('each accent is heard on its button', async () => {
  has(aQueue([one]))
  const { user } = await open()
  await user.click(await button('Hear it in British English'))
  await user.click(await button('Hear it in American English'))
  expect(played).toEqual(['/media/uk/abate', '/media/us/abate'])
})

test('without a connection nothing is lost: the session goes on, and the grades go out in their order when it is back', async () => {
  has(aQueue([one, two]))
  apiServer.use(http.post('/api/reviews/:id', () => HttpResponse.error()))
  const { user } = await open()
  await screen.findByText('abate')
  await user.keyboard('{Enter}')
  await user.keyboard('2')
  expect(await screen.findByText('endure')).toBeVisible()
  expect(await screen.findByText(/^1 grade is not sent yet/u)).toBeVisible()
  await user.keyboard('{Enter}')
  await user.keyboard('4')
  expect(await screen.findByText(/^2 grades are not sent yet/u)).toBeVisible()
  await user.keyboard('{Enter}')
  await user.keyboard('4')
  apiServer.use(grading())
  has(aQueue([]))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/not sent yet/u)).toBeNull())
  expect(sent.map(({ id, grade, version }) => [id, grade, version])).toEqual([
    ['meaning-1', 'HARD', 0],
    ['meaning-2', 'EASY', 0],
    ['meaning-1', 'EASY', 1],
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

test('what an earlier visit could not send goes out before the queue is asked for', async () => {
  const userId = '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a'
  const kept = { userId, id: 'meaning-1', grade: 'GOOD', version: 0, key: 'kept-1' }
  localStorage.setItem('reviewGrades', JSON.stringify([{ ...kept, userId: 'someone else', key: 'kept-0' }, kept]))
  let isSentFirst = false
  apiServer.use(
    http.get('/api/reviews', () => {
      isSentFirst = sent.length === 1
      return HttpResponse.json(aQueue([two]))
    }),
  )
  await open()
  expect(await screen.findByText('endure')).toBeVisible()
  expect([isSentFirst, sent[0]?.key]).toEqual([true, 'kept-1'])
  expect(localStorage.getItem('reviewGrades')).toContain('someone else')
})

test('a card that was graded elsewhere is said so, and comes no more', async () => {
  has(aQueue([one, two]))
  apiServer.use(refuses('/api/reviews/meaning-1', 'stale_version', 'post'))
  const { user } = await open()
  await screen.findByText('abate')
  await user.keyboard('{Enter}')
  await user.keyboard('1')
  expect(await screen.findByText(/^A card was graded elsewhere/u)).toBeVisible()
  await user.keyboard('{Enter}')
  has(aQueue([]))
  await user.keyboard('4')
  expect(await screen.findByRole('heading', { name: 'That is all for now' })).toBeVisible()
})

test('without words the page says how they come, and imports some', async () => {
  has(aQueue([], { counts: { due: 0, new: 0, doneToday: 0, dailyCap: 50, total: 0 } }))
  await open()
  expect(await screen.findByText('No words to review yet')).toBeVisible()
  expect(await button('Import words')).toBeVisible()
})

test('when all is done for the day the page says when it goes on', async () => {
  has(
    aQueue([], {
      counts: { due: 0, new: 0, doneToday: 50, dailyCap: 50, total: 80 },
      nextDate: '2030-03-20T00:00:00.000Z',
    }),
  )
  await open()
  expect(await screen.findByText('Nothing is due')).toBeVisible()
  expect(screen.getByText('You have reached your 50 cards a day.')).toBeVisible()
})

test('nothing is scheduled past the exam, and the page says so', async () => {
  has(aQueue([one], { examDate: '2030-05-01' }))
  await open()
  expect(await screen.findByText('Nothing is scheduled past your exam on 1 May 2030.')).toBeVisible()
})

test('a queue that cannot be loaded is told, and tried again', async () => {
  apiServer.use(http.get('/api/reviews', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const { user } = await open()
  const retry = await button('Retry')
  has(aQueue([one]))
  await user.click(retry)
  expect(await screen.findByText('abate')).toBeVisible()
})

test('the cards a day are changed within their bounds, and the queue is asked for anew', async () => {
  has(aQueue([one]))
  let cap = 0
  apiServer.use(
    http.put('/api/review-settings', async ({ request }) => {
      cap = z.object({ dailyCap: z.number() }).parse(await request.json()).dailyCap
      return HttpResponse.json({ dailyCap: cap })
    }),
  )
  const { user } = await open()
  await user.click(await button('Cards a day: 50'))
  const field = await screen.findByRole('textbox', { name: 'Cards a day' })
  await user.clear(field)
  await user.type(field, '501')
  expect(await button('Save')).toBeDisabled()
  expect(screen.getByText('Enter a whole number from 1 to 500.')).toBeVisible()
  await user.clear(field)
  has(aQueue([one], { counts: { due: 0, new: 1, doneToday: 0, dailyCap: 12, total: 1 } }))
  await user.type(field, '12{Enter}')
  expect(await button('Cards a day: 12')).toBeVisible()
  expect(cap).toBe(12)
})

test('the exam date is set in the target form, and the queue is asked for anew', async () => {
  has(aQueue([one]))
  const target = aTarget({ overall: 79, language: 'FA', version: 3 })
  apiServer.use(
    answers('/translate/languages-enum', { fa: 'Persian' }),
    answers('/api/settings/target/ACADEMIC', target),
    http.put('/api/settings/target/ACADEMIC', async ({ request }) =>
      HttpResponse.json({ ...target, ...z.object({ examDate: z.string() }).parse(await request.json()), version: 4 }),
    ),
  )
  const { user } = await open()
  await user.click(await button('Set exam date'))
  const day = await screen.findByLabelText(/^Exam date/u, { selector: 'input' })
  await user.type(day, `${new Date().getFullYear() + 1}-06-01`)
  has(aQueue([one], { examDate: `${new Date().getFullYear() + 1}-06-01` }))
  await user.click(await button('Save'))
  expect(await screen.findByText('Settings updated successfully')).toBeVisible()
  expect(await screen.findByText(/^Nothing is scheduled past your exam/u)).toBeVisible()
})
