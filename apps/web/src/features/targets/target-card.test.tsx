import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, aTarget, aUser, progress, signIn } from '../../testing/fixtures.ts'
import { aStanding, theStandings } from '../../testing/standings.ts'
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
  // In the card of the target, and in that of the likely score.
  expect(await screen.findAllByText('target 79')).toHaveLength(2)
  expect(screen.getAllByText('no target')).toHaveLength(2)
  expect(await screen.findByText(new RegExp(`^\\d+ days to your exam, 1 Jun ${nextYear}$`, 'u'))).toBeInTheDocument()
})

const known = theStandings({
  daysLeft: 41,
  overall: aStanding(58.2, { answers: 43, likely: { value: 58.2, low: 49, high: 67.4, verdict: 'below' } }),
  speaking: aStanding(61.4, { likely: { value: 61.4, low: 52, high: 70, verdict: 'below' } }),
  listening: aStanding(66, { likely: { value: 66, low: 61, high: 71, verdict: 'reached' } }),
})
const knows = (standings: Record<string, unknown>) => apiServer.use(answers('/api/level', standings))

test('beside the target stands where the learner is, overall out of 90 and in each skill, with its range', async () => {
  has(saved)
  knows(known)
  renderApp('/dashboard')
  expect(await screen.findByRole('img', { name: 'Overall now: 58 of 90' })).toBeVisible()
  expect(screen.getByText('58, likely 55–61')).toBeVisible()
  expect(screen.getByText('From your latest 43 answers')).toBeVisible()
  const tileOf = (aim: string) => screen.getAllByText(aim)[0]?.closest('div')
  expect(tileOf('target 79')).toHaveTextContent('Speaking61 target 79likely 58–64')
  expect(tileOf('target 60')).toHaveTextContent('Listening66 target 60likely 63–69')
})

test('the likely score says what the days left add to its range, and where the target lies', async () => {
  has(saved)
  knows(known)
  renderApp('/dashboard')
  expect(await screen.findByText('If you take the exam in 41 days and make no progress until then')).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Speaking: 61, likely between 52 and 70, on a scale from 10 to 90; target 79' }),
  ).toBeVisible()
  expect(screen.getByText('Target 9 points above the likely range')).toBeVisible()
  expect(screen.getByText('Target reached, even at the low end')).toBeVisible()
  expect(screen.getByText('likely 49–67')).toBeVisible()
})

test('a score with too few answers is not told, and how many of what are missing is', async () => {
  has(saved)
  const reading = { ...theStandings().reading, missing: { answers: 2, kinds: ['reading/re-order-paragraphs'] } }
  knows({ ...known, overall: theStandings().overall, reading })
  renderApp('/dashboard')
  expect(
    await screen.findByText('Not enough answers yet: 2 more of Reading, Re-order Paragraphs among them'),
  ).toBeVisible()
  expect(screen.getByText('Not enough answers yet: 5 more of Writing')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Overall now: not enough answers yet' })).toBeVisible()
  expect(screen.getAllByText('not enough answers yet')).toHaveLength(2)
})

test('without a target the likely score stands there, and no verdict', async () => {
  knows({ ...known, overall: aStanding(58.2), daysLeft: null })
  renderApp('/dashboard')
  expect(await screen.findByText('If you took the exam today')).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Overall: 58, likely between 52 and 64, on a scale from 10 to 90' }),
  ).toBeVisible()
  expect(screen.getByText('No target yet')).toBeVisible()
})

test('where the level cannot be had the target stands alone, and Retry brings the level', async () => {
  has(saved)
  apiServer.use(http.get('/api/level', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Where you stand could not be loaded')).toBeVisible()
  expect(await screen.findByText('target 79')).toBeVisible()
  expect(screen.queryByText('not enough answers yet')).not.toBeInTheDocument()
  knows(known)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('58, likely 55–61')).toBeVisible()
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
