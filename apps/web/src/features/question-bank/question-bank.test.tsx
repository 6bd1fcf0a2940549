import type { ImportItem } from '@rehearsal/contracts/bank-packs'
import type { BankQuestion, HistoryEntry } from '@rehearsal/contracts/question-bank'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { samples } from '@rehearsal/tasks/samples'
import { tasks } from '@rehearsal/tasks/definitions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  setWidth(1440)
  signIn()
  apiServer.use(...signedInHandlers())
  apiServer.use(answers('/api/users/currentUser', aUser({ role: 'admin' })))
})

const mcq: TaskId = 'reading/multiple-choice-single'
function aBankQuestion(taskId: TaskId = mcq, changes: Partial<BankQuestion> = {}): BankQuestion {
  const { prompt, answerKey } = samples[taskId]
  return {
    id: 31,
    taskId,
    title: 'The flood',
    complexity: 'EASY',
    variants: [...tasks[taskId].variants],
    state: 'published',
    source: 'content',
    revision: 1,
    updatedAt: '2026-03-18T23:30:00.000Z',
    prompt: Object(prompt),
    answerKey: Object(answerKey),
    media: {},
    ...changes,
  }
}

type BankServer = {
  question: BankQuestion
  sent: { path: string; body: Record<string, unknown> }[]
  /** Answers the next changes with this. */
  refusal: Response | null
}

/** A server with one question. Returns what it was sent. */
function bankServer(question = aBankQuestion()) {
  const server: BankServer = { question, sent: [], refusal: null }
  const take = async (request: Request) => {
    server.sent.push({ path: new URL(request.url).pathname, body: Object(await request.json()) })
    return server.refusal
  }
  apiServer.use(
    http.get('/api/bank-questions', () =>
      HttpResponse.json({
        _embedded: { bankQuestionDtoList: [server.question] },
        page: { number: 0, size: 20, totalPages: 1, totalElements: 1 },
      }),
    ),
    http.get('/api/bank-questions/31', () => HttpResponse.json(server.question)),
    http.put('/api/bank-questions/31', async ({ request }) => {
      const refused = await take(request)
      if (refused) return refused
      const { revision, reason: _reason, ...content } = server.sent.at(-1)?.body ?? {}
      server.question = { ...server.question, ...content, revision: Number(revision) + 1, source: 'console' }
      return HttpResponse.json(server.question)
    }),
    http.put('/api/bank-questions/31/state', async ({ request }) => {
      await take(request)
      server.question = { ...server.question, state: 'retired', source: 'console' }
      return HttpResponse.json(server.question)
    }),
    http.post('/api/question-previews', async ({ request }) => {
      const refused = await take(request)
      const { prompt, answerKey } = server.sent.at(-1)?.body ?? {}
      return (
        refused ?? HttpResponse.json({ prompt, answerKey, media: {}, variant: 'ACADEMIC', format: 'academic-2025' })
      )
    }),
  )
  return server
}

const open = () => renderApp('/admin/questions/31')
const field = (name: string) => screen.findByLabelText(name)

test('the list leads to a question, and its filters stand in the address', async () => {
  bankServer()
  const { user, address } = renderApp('/admin/questions')
  expect(await screen.findByText('1 question')).toBeVisible()
  await user.selectOptions(await field('Kind'), `Reading: ${catalogue[mcq].name}`)
  await waitFor(() => expect(address()).toContain('taskId=reading'))
  await user.selectOptions(await field('State'), 'Published')
  await waitFor(() => expect(address()).toContain('state=published'))
  await user.click(await screen.findByRole('link', { name: 'The flood' }))
  await waitFor(() => expect(address()).toBe('/admin/questions/31'))
})

test('on a tablet the title has room, for what the question itself tells is left out', async () => {
  bankServer()
  setWidth(820)
  renderApp('/admin/questions')
  expect(await screen.findByRole('link', { name: 'The flood' })).toBeVisible()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Id', 'Question', 'Kind', 'State', 'Source'])
})

test.each(taskIds)('the form of %s shows every field of its schemas', async (taskId) => {
  bankServer(aBankQuestion(taskId))
  open()
  expect(await field('Title')).toHaveValue('The flood')
  expect(screen.getByLabelText('Explanation')).toHaveValue(Object(samples[taskId].answerKey).explanation)
  expect(screen.getByText('Explanation audio')).toBeVisible()
  for (const text of textsIn(samples[taskId].prompt)) expect(shownValues()).toContain(text)
})

test('the form has no field for what the engine alone reads', async () => {
  bankServer(aBankQuestion('writing/write-email'))
  open()
  expect(await screen.findByText('Main points')).toBeVisible()
  expect(screen.getByText('Words that show it')).toBeVisible()
  expect(screen.queryByText('Says')).toBeNull()
  expect(screen.queryByText('Opposite')).toBeNull()
})

const shownValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)

/** Texts of a prompt that are no media. */
function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return /\.(?:mp3|svg)$/u.test(json) ? [] : [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : []
}

test('what is changed is saved with the revision that was seen', async () => {
  const server = bankServer()
  const { user } = open()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled()
  fireEvent.change(await field('Title'), { target: { value: 'The great flood' } })
  expect(screen.getByRole('button', { name: 'Retire' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The great flood' })).toBeVisible()
  expect(server.sent[0]?.body).toMatchObject({ title: 'The great flood', revision: 1, reason: '' })
  expect(screen.getByText('Revision 2')).toBeVisible()
})

test('a text that grows longer than its line keeps the focus, and stays one line', async () => {
  const server = bankServer()
  const { user } = open()
  const question = await field('Question')
  await user.clear(question)
  await user.type(question, 'Which of the reasons that the author gives for the flood of the lower town{Enter} is new?')
  expect(question).toHaveFocus()
  expect(server.sent).toEqual([])
  expect(question).toHaveValue('Which of the reasons that the author gives for the flood of the lower town is new?')
})

test('what could not be saved is led to, wherever in the form Save was pressed', async () => {
  const server = bankServer()
  server.refusal = HttpResponse.json(errorBody('internal'), { status: 500 })
  const { user } = open()
  fireEvent.change(await field('Title'), { target: { value: 'The great flood' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const problem = await screen.findByText(/Something went wrong on our side/u)
  await waitFor(() => expect(document.activeElement).toContainElement(problem))
  expect(document.activeElement).not.toBe(document.body)
})

test('the last part of a list is removed without losing the focus', async () => {
  bankServer()
  const { user } = open()
  const count = (await screen.findAllByRole('button', { name: /^Remove Options \d+$/u })).length
  await user.click(screen.getByRole('button', { name: `Remove Options ${count}` }))
  expect(screen.getByRole('button', { name: 'Add to Options' })).toHaveFocus()
})

test('parts of a list are added, moved and removed', async () => {
  const server = bankServer()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add to Options' }))
  await user.click(screen.getByRole('button', { name: 'Move Options 5 up' }))
  await user.click(screen.getByRole('button', { name: 'Remove Options 1' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  const { options } = Object(server.sent[0]?.body['prompt'])
  expect(options.map(({ id }: { id: string }) => id)).toEqual(['b', 'c', 'e', 'd'])
})

test('what the server refuses stands beside its field, and leads there', async () => {
  const server = bankServer()
  const errors = [
    { code: 'unknown', field: 'answer', path: 'answerKey.answer', defaultMessage: 'There is no option z.' },
    { code: 'too_small', field: 'title', path: 'title', defaultMessage: 'Give it a longer title.' },
  ]
  server.refusal = HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })
  const { user } = open()
  fireEvent.change(await field('Title'), { target: { value: 'x' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('2 fields need another look')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Give it a longer title.')
  await user.click(screen.getByRole('button', { name: /answer key › answer/u }))
  expect(screen.getByLabelText('Answer')).toHaveFocus()
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'A longer title' } })
  expect(screen.getByLabelText('Title')).not.toHaveAccessibleDescription()
})

test('what was changed elsewhere is not overwritten, and can be loaded', async () => {
  const server = bankServer()
  server.refusal = HttpResponse.json(errorBody('stale_version'), { status: 409 })
  const { user } = open()
  fireEvent.change(await field('Title'), { target: { value: 'Mine' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/was changed elsewhere/u)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Mine')
  server.question = aBankQuestion(mcq, { title: 'Theirs', revision: 2 })
  await user.click(screen.getByRole('button', { name: 'Discard mine and load it' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible()
})

test('the preview shows what is written, takes an answer and shows its marks', async () => {
  const server = bankServer()
  const { user } = open()
  fireEvent.change(await field('Title'), { target: { value: 'Not saved yet' } })
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Not saved yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mark the answer' })).toBeDisabled()
  const score = { ...aScore, total: { earned: 1, max: 1 } }
  apiServer.use(
    http.post('/api/question-previews/marks', async ({ request }) => {
      server.sent.push({ path: 'marks', body: Object(await request.json()) })
      return HttpResponse.json({ answer: samples[mcq].answer, score })
    }),
  )
  await user.click(screen.getAllByRole('radio')[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Mark the answer' }))
  expect(await screen.findByRole('img', { name: '1.0 out of 1' })).toBeVisible()
  expect(server.sent.at(-1)?.body).toMatchObject({ taskId: mcq, title: 'Not saved yet' })
  expect(server.sent.map(({ path }) => path)).toEqual(['/api/question-previews', 'marks'])
})

const aScore = {
  version: 1,
  format: 'academic-2025',
  engine: { id: 'key', version: '1' },
  total: { earned: 0, max: 1 },
  skills: { reading: { earned: 0, max: 1 } },
  traits: [],
  comparisons: [{ given: 'A river', correct: 'A river', isCorrect: true }],
  findings: [],
  evidence: { kind: 'none' },
  estimates: {},
}

test('retiring is confirmed, with a reason for the record', async () => {
  const server = bankServer()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Retire' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Why/u), { target: { value: 'The key is disputed.' } })
  await user.click(dialog.getByRole('button', { name: 'Retire' }))
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible()
  expect(server.sent[0]?.body).toEqual({ revision: 1, state: 'retired', reason: 'The key is disputed.' })
})

test('the history tells what changed, and an old revision can be restored', async () => {
  bankServer(aBankQuestion(mcq, { revision: 2 }))
  const entry: HistoryEntry = {
    revision: 2,
    action: 'edit',
    by: 'Kaveh',
    at: '2026-03-18T10:00:00.000Z',
    reason: 'A better title.',
    changes: [{ path: 'title', before: 'The flood', after: 'The great flood' }],
  }
  const first: HistoryEntry = { ...entry, revision: 1, action: 'import', by: null, reason: '', changes: [] }
  let restored: unknown
  apiServer.use(
    answers('/api/bank-questions/31/history', { entries: [entry, first] }),
    http.post('/api/bank-questions/31/restorations', async ({ request }) => {
      restored = await request.json()
      return HttpResponse.json(aBankQuestion(mcq, { revision: 3, title: 'Back again' }))
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'History' }))
  expect(await screen.findByText('A better title.')).toBeVisible()
  expect(screen.getByText('The great flood')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Restore revision 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeVisible()
  expect(restored).toEqual({ revision: 2, restored: 1, reason: '' })
})

test('a file is imported as its dry run listed it', async () => {
  const item: ImportItem = { place: 0, id: 7, taskId: mcq, title: 'New one', outcome: 'new', changed: [], reasons: [] }
  const refused: ImportItem = {
    ...item,
    place: 1,
    id: 8,
    title: 'Broken',
    outcome: 'refused',
    reasons: ['title: too short'],
  }
  const token = 'a'.repeat(64)
  const report = { token, items: [item, refused] }
  let applied: unknown
  apiServer.use(
    answers('/api/bank-packs/dry-runs', report, 'post'),
    http.post('/api/bank-packs/imports', async ({ request }) => {
      applied = await request.json()
      return HttpResponse.json(report)
    }),
  )
  const { user } = renderApp('/admin/questions/import')
  await user.upload(
    await screen.findByLabelText(/^Content pack/u),
    new File(['{"a":1}'], 'bank.json', { type: 'application/json' }),
  )
  expect(await screen.findByText('title: too short')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Refused: 1' }))
  expect(screen.queryByText('New one')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Import 1 question' }))
  expect(await screen.findByText('Done.')).toBeVisible()
  expect(applied).toEqual({ file: '{"a":1}', token })
})
