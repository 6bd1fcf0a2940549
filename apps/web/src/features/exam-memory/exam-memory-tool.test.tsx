import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from '../practice/testing/practice-api.ts'

withApiServer()

const kind = '/api/reading/reorderParagraphs/31'
const noAnswers = scoredAnswers('reorderParagraphsScoredAnswerDtoList', [])

let sent: unknown[]
let seen: number

beforeEach(() => {
  sent = []
  seen = 7
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/users/currentUser', aUser()),
    http.get('/api/practices/31', () => HttpResponse.json(aPractice({ predictionCount: seen }))),
    answers(`${kind}/answers`, noAnswers),
    answers(`${kind}/answers/other`, noAnswers),
    answers('/api/answer-consent', { agrees: false }),
    http.get('/api/profile/countries', () =>
      HttpResponse.json([
        { id: 'TR', value: 'Türkiye' },
        { id: 'AE', value: 'United Arab Emirates' },
      ]),
    ),
    http.post('/api/predictions', async ({ request }) => {
      const body = Object(await request.json())
      sent.push(body)
      seen += 1
      return HttpResponse.json({ id: 1, ...body, description: null, predictionCount: seen }, { status: 201 })
    }),
  )
})

async function openForm() {
  const app = renderApp('/dashboard/reading/re-order-paragraphs/question/31')
  await app.user.click(await screen.findByRole('button', { name: 'Exam Memory' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seen in your exam?' }))
  await dialog.findByRole('combobox')
  const confirm = () => dialog.getByRole('button', { name: 'Confirm' })
  const date = () => dialog.getByLabelText(/^Exam date/u)
  const chooseDay = (day: string) => void fireEvent.change(date(), { target: { value: day } })
  return { ...app, dialog, confirm, date, chooseDay }
}

test('Confirm can be pressed once day, country and exam are chosen; the labels say that all three are required', async () => {
  const { user, dialog, confirm, chooseDay } = await openForm()
  expect(dialog.getByLabelText('Exam date (required)')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: 'Venue country (required)' })).toBeVisible()
  expect(dialog.getByRole('group', { name: 'Exam type (required)' })).toBeVisible()
  expect(confirm()).toBeDisabled()
  chooseDay('2026-01-05')
  expect(confirm()).toBeDisabled()
  await user.selectOptions(dialog.getByRole('combobox'), 'AE')
  expect(confirm()).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'PTE Core' }))
  expect(confirm()).toBeEnabled()
  chooseDay('')
  expect(confirm()).toBeDisabled()
})

test('what is confirmed is sent, said to be saved, and counted on the question', async () => {
  const { user, dialog, confirm, chooseDay } = await openForm()
  expect(screen.getByText('Seen in exam 7×')).toBeInTheDocument()
  chooseDay('2026-01-05')
  await user.selectOptions(dialog.getByRole('combobox'), 'TR')
  await user.click(dialog.getByRole('radio', { name: 'PTE Academic' }))
  await user.type(dialog.getByRole('textbox', { name: 'Description (optional)' }), 'Came second')
  await user.click(confirm())
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  expect(sent).toEqual([
    { practiceId: 31, date: '2026-01-05', country: 'TR', pteType: 'ACADEMIC', description: 'Came second' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seen in your exam?' })).toBeNull())
  expect(await screen.findByText('Seen in exam 8×')).toBeVisible()
})

test('the next report begins with the exam of the last one', async () => {
  const first = await openForm()
  first.chooseDay('2026-01-05')
  await first.user.selectOptions(first.dialog.getByRole('combobox'), 'TR')
  await first.user.click(first.dialog.getByRole('radio', { name: 'PTE Core' }))
  await first.user.click(first.confirm())
  await screen.findByText('Saved successfully')
  first.unmount()
  const { date, dialog, confirm } = await openForm()
  expect(date()).toHaveValue('2026-01-05')
  expect(dialog.getByRole('combobox')).toHaveValue('TR')
  expect(dialog.getByRole('radio', { name: 'PTE Core' })).toBeChecked()
  expect(confirm()).toBeEnabled()
})

test('a day to come is refused beneath its field', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T21:00:00Z'))
  const { user, dialog, confirm, date, chooseDay } = await openForm()
  await user.selectOptions(dialog.getByRole('combobox'), 'TR')
  await user.click(dialog.getByRole('radio', { name: 'PTE Academic' }))
  // In the learner's Tehran it is already the 21st.
  chooseDay('2026-11-22')
  expect(date()).toHaveAccessibleDescription('Choose the day of the exam, today at the latest.')
  expect(confirm()).toBeDisabled()
  chooseDay('2026-11-21')
  expect(date()).toBeValid()
  expect(confirm()).toBeEnabled()
  vi.restoreAllMocks()
})

test.each([
  ['duplicate', 'You have reported this question for that day before.'],
  ['too_many_posts', 'You are posting very fast. Wait a few minutes and try again.'],
] as const)('a report that is refused as %s says why and stays in the form', async (code, reason) => {
  const body = errorBody(code)
  apiServer.use(http.post('/api/predictions', () => HttpResponse.json(body, { status: body.status })))
  const { user, dialog, confirm, chooseDay } = await openForm()
  chooseDay('2026-01-05')
  await user.selectOptions(dialog.getByRole('combobox'), 'TR')
  await user.click(dialog.getByRole('radio', { name: 'PTE Academic' }))
  await user.click(confirm())
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(confirm()).toBeEnabled()
})

test('a question of one exam has that exam chosen', async () => {
  apiServer.use(http.get('/api/practices/31', () => HttpResponse.json(aPractice({ variants: ['ACADEMIC'] }))))
  const { dialog } = await openForm()
  expect(dialog.getAllByRole('radio')).toHaveLength(1)
  expect(dialog.getByRole('radio', { name: 'PTE Academic' })).toBeChecked()
})

test('countries that cannot be loaded are tried again', async () => {
  apiServer.use(
    http.get('/api/profile/countries', () => HttpResponse.json(errorBody('internal'), { status: 500 }), { once: true }),
  )
  const { user } = renderApp('/dashboard/reading/re-order-paragraphs/question/31')
  await user.click(await screen.findByRole('button', { name: 'Exam Memory' }))
  expect(await screen.findByText('The countries could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('combobox')).toBeVisible()
})
