import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, aTarget, aUser, progress, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const path = '/api/settings/target/ACADEMIC'
const nextYear = new Date().getFullYear() + 1
const day = `${nextYear}-06-01`
const saved = aTarget({ listening: 60, speaking: 79, overall: 70, examDate: day, language: 'FA', version: 2 })

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/practice-progress', progress),
    answers('/api/attempts', answerPage([])),
    answers('/translate/languages-enum', { fa: 'Persian', de: 'German' }),
  )
})

const has = (target: Record<string, unknown>) => apiServer.use(answers(path, target))

/** Takes what is saved, and keeps it for the next read. */
function takesSaves(): unknown[] {
  const bodies: unknown[] = []
  apiServer.use(
    http.put(path, async ({ request }) => {
      const body = await request.json()
      bodies.push(body)
      const after = { ...saved, ...(typeof body === 'object' ? body : {}), version: 3 }
      has(after)
      return HttpResponse.json(after)
    }),
  )
  return bodies
}

async function openForm(press: string) {
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: press }))
  const form = within(await screen.findByRole('dialog', { name: 'Target for PTE Academic' }))
  await form.findByRole('textbox', { name: 'Overall' })
  return { user, form }
}

test('a target shows its scores, its day and the days until then', async () => {
  has(saved)
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 2, name: 'Target 70' })).toBeVisible()
  expect(screen.getByText(`Exam on 1 Jun ${nextYear}`)).toBeVisible()
  expect(screen.getByText('79')).toBeVisible()
  expect(screen.getAllByText('no target')).toHaveLength(2)
  expect(await screen.findByText(new RegExp(`^\\d+ days to your exam, 1 Jun ${nextYear}$`, 'u'))).toBeInTheDocument()
})

// No day is today's in both: one of them at least is another than the browser's.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'days to the exam are those of the profile’s zone, %s',
  async (timeZone) => {
    apiServer.use(answers('/api/users/currentUser', aUser({ profile: { ...aUser().profile, timeZone } })))
    has({ ...saved, examDate: dayAfter(dayIn(timeZone, new Date()), { days: 3 }) })
    const { user } = renderApp('/dashboard')
    expect(await screen.findByText(/^3 days to your exam/u)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Change target' }))
    expect(await screen.findByLabelText(/^Exam date/u)).toHaveAttribute('min', dayIn(timeZone, new Date()))
  },
)

test('a page that is looked at again after days counts anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-18T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  signIn()
  has({ ...saved, examDate: '2026-03-28' })
  renderApp('/dashboard')
  expect(await screen.findByText(/^10 days to your exam/u)).toBeInTheDocument()
  vi.setSystemTime(Date.parse('2026-03-20T12:00:00Z'))
  signIn()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await screen.findByText(/^8 days to your exam/u)).toBeInTheDocument()
})

test('without a target Save waits for a language and a day; a preset sets all scores', async () => {
  const bodies = takesSaves()
  const { user, form } = await openForm('Set a target')
  const save = form.getByRole('button', { name: 'Save' })
  expect(save).toBeDisabled()
  await user.type(form.getByLabelText(/^Exam date/u), day)
  expect(save).toBeDisabled()
  await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'de')
  await user.click(form.getByRole('button', { name: 'Set all scores to 79' }))
  await user.click(save)
  expect(await screen.findByText('Settings updated successfully')).toBeVisible()
  expect(bodies).toEqual([
    {
      listening: 79,
      reading: 79,
      writing: 79,
      speaking: 79,
      overall: 79,
      examDate: day,
      language: 'DE',
      version: 0,
    },
  ])
  expect(await screen.findByRole('heading', { level: 2, name: 'Target 79' })).toBeVisible()
})

test('the language of the profile is chosen where the target has none', async () => {
  apiServer.use(answers('/api/users/currentUser', aUser({ profile: { ...aUser().profile, language: 'de' } })))
  const { form } = await openForm('Set a target')
  expect(form.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue(/^German/u)
})

test('a score that is out of bounds is told beside its field, and nothing is sent', async () => {
  has(saved)
  const bodies = takesSaves()
  const { user, form } = await openForm('Change target')
  const reading = form.getByRole('textbox', { name: 'Reading' })
  await user.type(reading, '95')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(reading).toHaveAccessibleDescription('Enter a whole number from 10 to 90, or nothing.')
  expect(bodies).toEqual([])
  await user.clear(reading)
  await user.type(reading, '65')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings updated successfully')).toBeVisible()
})

test('Today stands beside a day that is far ahead, and goes with it', async () => {
  has(saved)
  const { user, form } = await openForm('Change target')
  await user.click(form.getByRole('button', { name: 'Today' }))
  expect(form.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument()
  expect(form.getByLabelText(/^Exam date/u)).not.toHaveValue(day)
})

test('a target that was changed elsewhere keeps what is typed until it is reloaded', async () => {
  has(saved)
  apiServer.use(http.put(path, () => HttpResponse.json(errorBody('stale_version'), { status: 409 })))
  const { user, form } = await openForm('Change target')
  const overall = form.getByRole('textbox', { name: 'Overall' })
  await user.clear(overall)
  await user.type(overall, '50')
  has({ ...saved, overall: 30, version: 5 })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update settings')).toBeVisible()
  expect(overall).toHaveValue('50')
  await user.click(form.getByRole('button', { name: 'Reload' }))
  expect(await form.findByDisplayValue('30')).toBeVisible()
  expect(form.queryByText(/changed elsewhere/u)).not.toBeInTheDocument()
  const bodies = takesSaves()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings updated successfully')).toBeVisible()
  expect(bodies).toMatchObject([{ overall: 30, version: 5 }])
})

test('what the server finds wrong is told beside its field, and what was typed stays', async () => {
  has(saved)
  const issue = { code: 'out_of_range', field: 'examDate', path: 'examDate', defaultMessage: 'Choose a later day.' }
  apiServer.use(
    http.put(path, () => HttpResponse.json({ ...errorBody('invalid_request'), errors: [issue] }, { status: 400 })),
  )
  const { user, form } = await openForm('Change target')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose a later day.')).toBeVisible()
  expect(form.getByLabelText(/^Exam date/u)).toHaveValue(day)
})

test('what was typed and cancelled does not come back', async () => {
  has(saved)
  const { user, form } = await openForm('Change target')
  await user.clear(form.getByRole('textbox', { name: 'Overall' }))
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Change target' }))
  expect(await screen.findByRole('textbox', { name: 'Overall' })).toHaveValue('70')
})

test('a target that could not be loaded says so, and Retry loads it', async () => {
  apiServer.use(http.get(path, () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Your target could not be loaded')).toBeVisible()
  expect(screen.getByText(/\(req-1\)$/u)).toBeVisible()
  has(saved)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Target 70' })).toBeVisible()
})

test('a day that is past says so, and leads to the form', async () => {
  has({ ...saved, examDate: '2020-05-01' })
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Your exam was on 1 May 2020')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set exam date' }))
  expect(await screen.findByRole('dialog', { name: 'Target for PTE Academic' })).toBeVisible()
})

test('what was typed and left, not cancelled, is there again', async () => {
  has(saved)
  const { user, form } = await openForm('Change target')
  await user.clear(form.getByRole('textbox', { name: 'Overall' }))
  await user.type(form.getByRole('textbox', { name: 'Overall' }), '55')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Change target' }))
  expect(await screen.findByRole('textbox', { name: 'Overall' })).toHaveValue('55')
})
