import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dismissUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aQuestionRow, questionListApi } from './testing/practice-api.ts'

withApiServer()

const list = '/dashboard/reading/re-order-paragraphs'

beforeEach(() => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers())
})

/** Shows the list at `address` over a server that has `options`. */
async function renderList(address: string, options: Parameters<typeof questionListApi>[0] = {}) {
  const api = questionListApi(options)
  apiServer.use(api.handler)
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Re-order Paragraphs' })
  return { ...app, asked: api.asked, last: () => Object.fromEntries(api.asked.at(-1) ?? []) }
}

/** How predictions did is told above their list. */
const noRecord = answers('/api/prediction-record', {
  pteType: 'ACADEMIC',
  weekStart: '2026-11-16',
  basis: [],
  learnersNeeded: 3,
  windowDays: 56,
  weeks: [],
})

const rows = async () => within(await screen.findByRole('table', { name: 'Questions' })).getAllByRole('row')

test('a row shows id, question, complexity and counts, a dash for none, and leads to its question', async () => {
  await renderList(`${list}/1`)
  const [, row] = await rows()
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['#00031', 'The dance of the bees', 'Medium', '2', '–'])
  expect(screen.getByRole('link', { name: 'The dance of the bees' })).toHaveAttribute(
    'href',
    '/dashboard/reading/re-order-paragraphs/question/31',
  )
})

test('the header counts what was found and what is done', async () => {
  await renderList(`${list}/1`, { total: 48 })
  expect(await screen.findByText('Found 48 Questions')).toBeVisible()
  expect(screen.getByText('3 Done')).toBeVisible()
})

test('Marked by stands only in the list of bookmarks', async () => {
  const { user } = await renderList(`${list}/1`)
  await rows()
  expect(screen.queryByRole('columnheader', { name: 'Marked by' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Bookmark' }))
  expect(await screen.findByRole('columnheader', { name: 'Marked by' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Hard' })).toBeVisible()
})

test('a column sorts upwards, then downwards, from page 1', async () => {
  const { user, address, last } = await renderList(`${list}/2`, { total: 48 })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Question' }))
  await waitFor(() => expect(last()['sort']).toBe('title:asc'))
  expect(last()).toMatchObject({ page: '0', size: '10', resetUserAnswers: 'true' })
  await user.click(await screen.findByRole('button', { name: 'Question' }))
  await waitFor(() => expect(last()['sort']).toBe('title:desc'))
  expect(address()).toContain(`${list}/1?sort=title%3Adesc`)
})

test('Next after the last page is the first; a page beyond the last is the last', async () => {
  const { user, address } = await renderList(`${list}/9`, { total: 25 })
  await waitFor(() => expect(address()).toBe(`${list}/3`))
  await rows()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe(`${list}/1`))
})

test('a typed page is kept within the pages there are', async () => {
  const { user, address } = await renderList(`${list}/1`, { total: 25 })
  await rows()
  const field = screen.getByRole('textbox', { name: /Page/ })
  await user.clear(field)
  await user.type(field, '77{Enter}')
  await waitFor(() => expect(address()).toBe(`${list}/3`))
})

test('a trial learner who chooses Prediction is shown the upgrade and stays where they were', async () => {
  const { user, address, asked } = await renderList(`${list}/1`)
  await rows()
  await user.click(screen.getByRole('radio', { name: 'Prediction' }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
  expect(address()).toBe(`${list}/1`)
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('radio', { name: 'Prediction' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
})

test('a premium learner who chooses Prediction gets this week’s', async () => {
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })), noRecord)
  const { user, last } = await renderList(`${list}/1`)
  await rows()
  await user.click(screen.getByRole('radio', { name: 'Prediction' }))
  await waitFor(() => expect(last()).toMatchObject({ prediction: 'true', predictionType: 'WEEKLY' }))
})

test('Exam Memory asks for predictions of an empty type, for everyone', async () => {
  const { user, last } = await renderList(`${list}/1`)
  await rows()
  await user.click(screen.getByRole('radio', { name: 'Exam Memory' }))
  await waitFor(() => expect(last()).toMatchObject({ prediction: 'true', predictionType: '' }))
})

test('the drawer filters at once, says how many are left, and can be cleared', async () => {
  const { user, address, last } = await renderList(`${list}/1`, { total: 48 })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(drawer.queryByText('Image type')).toBeNull()
  await user.click(drawer.getByRole('checkbox', { name: 'Medium' }))
  await waitFor(() => expect(address()).toBe(`${list}/1?complexities=AVERAGE&resetUserAnswers=true`))
  await user.type(drawer.getByPlaceholderText('Search ID/Question...'), 'bees')
  await waitFor(() => expect(last()['title']).toBe('bees'))
  await user.click(await drawer.findByRole('button', { name: 'Show 48 questions' }))
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(last()).toMatchObject({ title: '', resetUserAnswers: 'true' }))
})

test('a list without questions says so, with the way out', async () => {
  const { user, address } = await renderList(`${list}/1?title=zzz`, { rows: [], total: 0 })
  expect(await screen.findByText('No question found!')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] ?? document.body)
  await waitFor(() => expect(address()).toBe(`${list}/1?resetUserAnswers=true`))
})

test('ten rows of skeleton stand where the questions will be', async () => {
  apiServer.use(questionListApi().handler)
  renderApp(`${list}/1`)
  const table = await screen.findByRole('table', { name: 'Loading questions' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  await rows()
})

test('a list that cannot be loaded says why and is tried again', async () => {
  apiServer.use(refuses('/api/reading/reorderParagraphs', 'internal'))
  const { user } = renderApp(`${list}/1`)
  await screen.findByText('The questions could not be loaded')
  apiServer.use(questionListApi({ rows: [aQuestionRow()] }).handler)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'The dance of the bees' })).toBeVisible()
})

test('a list that needs a plan says so and leads back to all questions', async () => {
  apiServer.use(noRecord)
  const { user, address } = await renderList(`${list}/1?prediction=true&predictionType=WEEKLY`, {
    rows: [],
    locked: true,
  })
  expect(await screen.findByText('Predictions need a premium plan')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  await waitFor(() => expect(address()).toBe(`${list}/1`))
})

test('a list of the other exam says so and changes to it', async () => {
  const asked: (string | null)[] = []
  apiServer.use(
    http.get('/api/writing/writeEmail', ({ request }) => {
      const variant = new URL(request.url).searchParams.get('pteType')
      asked.push(variant)
      const rows = variant === 'CORE' ? [aQuestionRow({ title: 'A lost parcel' })] : []
      return HttpResponse.json({
        _embedded: { writeEmailDtoList: rows },
        page: { number: 0, size: 10, totalPages: rows.length, totalElements: rows.length },
        doneCount: 0,
        locked: false,
      })
    }),
  )
  const { user } = renderApp('/dashboard/writing/write-email/1')
  expect(await screen.findByText(/^Write Email is part of PTE Core only/u)).toBeVisible()
  expect(screen.queryByText('There are no questions of this kind yet.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Switch to Core' }))
  expect(await screen.findByRole('link', { name: 'A lost parcel' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Write Email' })).toHaveFocus()
  expect(asked.at(-1)).toBe('CORE')
})

const noDiscussions = answers('/api/speaking/summarizeGroupDiscussion', {
  _embedded: { summarizeGroupDiscussionDtoList: [] },
  page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
  doneCount: 0,
  locked: false,
})
const discussions = '/dashboard/speaking/summarize-group-discussion/1'

test('a list of the whole exam of today says where to choose that', async () => {
  apiServer.use(noDiscussions)
  renderApp(discussions)
  expect(await screen.findByText(/^Summarize Group Discussion is part of today’s PTE Academic/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose it in your profile' })).toHaveAttribute('href', '/dashboard/profile')
})

test('where that is not offered the list says that the kind is not practised here', async () => {
  apiServer.use(noDiscussions, answers('/api/configs', aConfig({ offeredFormats: [] })))
  renderApp(discussions)
  expect(await screen.findByText(/is not part of the exam that is practised here/u)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Choose it in your profile' })).not.toBeInTheDocument()
})
