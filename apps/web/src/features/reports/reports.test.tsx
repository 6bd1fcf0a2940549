import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { anAnswer, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { serveQuestion } from '../../testing/re-order-question.ts'

withApiServer()
beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
  serveQuestion()
})

const address = '/dashboard/reading/re-order-paragraphs/question/31'

/** Keeps what is reported, or refuses it. */
function reportsTo(path: string, refusal?: { code: 'duplicate' | 'internal'; status: number; errors: unknown[] }) {
  const sent: unknown[] = []
  apiServer.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      if (refusal === undefined) return HttpResponse.json({ id: 1 }, { status: 201 })
      const { code, status, errors } = refusal
      return HttpResponse.json({ ...errorBody(code), errors }, { status })
    }),
  )
  return sent
}

async function openReport() {
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a question' }))
  return { user, field: dialog.getByRole('textbox'), submit: dialog.getByRole('button', { name: 'Submit' }) }
}

test('a report is sent once there is something in it, and then said and forgotten', async () => {
  const sent = reportsTo('/api/problemReports')
  const { user, field, submit } = await openReport()
  expect(submit).toBeDisabled()
  await user.type(field, '  ')
  expect(submit).toBeDisabled()
  await user.type(field, 'The key is wrong. ')
  await user.click(submit)
  expect(await screen.findByText('Reported successfully')).toBeInTheDocument()
  expect(sent).toEqual([{ practiceId: 31, description: 'The key is wrong.' }])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report a question' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByRole('textbox', { name: 'What is wrong?' })).toHaveValue('')
})

test('what goes beyond 400 characters is left out', async () => {
  reportsTo('/api/problemReports')
  const { user, field } = await openReport()
  await user.click(field)
  await user.paste('x'.repeat(500))
  expect(field).toHaveValue('x'.repeat(400))
  expect(screen.getByText('400 characters')).toBeVisible()
})

test.each([
  [
    'what the server says first',
    [{ code: 'duplicate', field: '', path: '', defaultMessage: 'You have reported this.' }],
    'You have reported this.',
  ],
  ['the usual text where it says nothing', [], 'Somthing went wrong.'],
])('a report that is refused shows %s, and keeps what was written', async (_name, errors, said) => {
  reportsTo('/api/problemReports', { code: 'duplicate', status: 409, errors })
  const { user, field, submit } = await openReport()
  await user.type(field, 'The key is wrong.')
  await user.click(submit)
  expect(await screen.findByText(said)).toBeInTheDocument()
  expect(field).toHaveValue('The key is wrong.')
})

test('what was written is still there when the dialog is opened again', async () => {
  const { user, field } = await openReport()
  await user.type(field, 'Half a thought')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByRole('textbox', { name: 'What is wrong?' })).toHaveValue('Half a thought')
})

test('the answer of another learner can be reported, my own not', async () => {
  const sent = reportsTo('/api/content-reports')
  const kind = '/api/reading/reorderParagraphs/31'
  const page = (items: readonly unknown[]) => ({
    _embedded: { reorderParagraphsScoredAnswerDtoList: items },
    number: 0,
    totalPages: 1,
    totalElements: items.length,
  })
  const answer = { taskId: 'reading/re-order-paragraphs', practiceId: 31 }
  apiServer.use(
    answers(`${kind}/answers`, page([anAnswer({ ...answer, id: 8, isShared: true, isHidden: true })])),
    answers(`${kind}/answers/other`, page([anAnswer({ ...answer, type: 'OTHER_ANSWER', nickname: 'Ben' })])),
  )
  const { user } = renderApp(address)
  expect(await screen.findByText('Hidden by a moderator')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Report the answer/u })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Community' }))
  await user.click(await screen.findByRole('button', { name: 'Report the answer of Ben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an answer' }))
  await user.type(dialog.getByRole('textbox'), 'It is copied.')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Reported successfully')).toBeInTheDocument()
  expect(sent).toEqual([{ subject: 'answer', subjectId: 9, description: 'It is copied.' }])
})
