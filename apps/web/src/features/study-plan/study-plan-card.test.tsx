import { catalogue } from '@rehearsal/tasks/catalogue'
import { act, screen, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, aTarget, aUser, progress, signIn } from '../../testing/fixtures.ts'
import { aStanding, theStandings } from '../../testing/standings.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const counts = Object.fromEntries(Object.values(catalogue).map(({ wire }) => [wire.studyPlan, 0]))
const hours = {
  dailyPracticeSpeaking: 900,
  dailyPracticeWriting: 780,
  dailyPracticeListening: 120,
  dailyPracticeReading: 0,
}
const basis = {
  dailySeconds: 3600,
  gaps: { listening: 0, reading: 14, speaking: 23, writing: 14 },
  present: {
    listening: 'english-level',
    reading: 'english-level',
    speaking: 'english-level',
    writing: 'english-level',
  },
  answers: 0,
  isTargetSet: false,
  daysLeft: null,
  hasPublishedWeights: true,
}
const aPlan = (changes: Record<string, unknown> = {}) => ({
  ...counts,
  ...hours,
  locked: false,
  id: 4,
  pteType: 'ACADEMIC',
  tasks: [
    { taskId: 'speaking/read-aloud', total: 2, done: 2, seconds: 300 },
    { taskId: 'speaking/describe-image', total: 4, done: 1, seconds: 600 },
    { taskId: 'writing/summarize-written-text', total: 1, done: 0, seconds: 780 },
  ],
  basis,
  ...changes,
})
const noScores = { overall: 0, reading: 0, writing: 0, listening: 0, speaking: 0 }
const noLevel = { id: 0, englishLevel: null, dailyPractice: null, dailyPracticeDuration: 0, ...noScores }

const isPremium = (plan: Record<string, unknown>) =>
  apiServer.use(
    answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })),
    answers('/api/summary/premium/studyPlan', plan),
    answers('/api/settings/level/PREMIUM', noLevel),
  )

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/practice-progress', progress),
    answers('/api/attempts', answerPage([])),
    answers('/api/settings/level/TRIAL', noLevel),
  )
})

const button = (name: string) => screen.findByRole('button', { name })

test('each kind says how much of it is done today and leads to its list', async () => {
  isPremium(aPlan())
  renderApp('/dashboard')
  const rows = within(await screen.findByRole('list', { name: 'Today’s questions' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Read Aloud Speaking2 / 2More',
    'Describe Image Speaking1 / 4Continue',
    'Summarize Written Text Writing0 / 1Start',
  ])
  expect(screen.getByRole('link', { name: 'Continue Describe Image (Speaking): 1 of 4 done today' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/describe-image/1',
  )
  expect(screen.getByText('8 of 28 min')).toBeVisible()
})

test('kinds of one name are told apart by their section, in words', async () => {
  const blanks = { total: 1, done: 0, seconds: 210 }
  isPremium(
    aPlan({
      tasks: [
        { taskId: 'reading/fill-in-the-blanks', ...blanks },
        { taskId: 'listening/fill-in-the-blanks', ...blanks },
      ],
    }),
  )
  renderApp('/dashboard')
  const listOf = async (section: string) =>
    screen.findByRole('link', { name: `Start Fill in the Blanks (${section}): 0 of 1 done today` })
  expect(await listOf('Reading')).toHaveAttribute('href', '/dashboard/reading/fill-in-the-blanks/1')
  expect(await listOf('Listening')).toHaveAttribute('href', '/dashboard/listening/fill-in-the-blanks/1')
})

test('the card says what the plan goes by', async () => {
  isPremium(aPlan())
  renderApp('/dashboard')
  expect(await screen.findByText(/^Farthest from your target: Speaking, 23 points\./u)).toHaveTextContent(
    'Where you stand is taken from your English level, until there are enough answers. No target is set, so 65 in every skill is assumed. No exam day lies ahead, so no kind is hurried.',
  )
  expect(screen.queryByText(/Nobody publishes/u)).not.toBeInTheDocument()
})

const fromAnswers = {
  listening: 'answers',
  reading: 'answers',
  speaking: 'answers',
  writing: 'answers',
}

test.each([
  ['of all skills', fromAnswers, 'Where you stand is estimated from your latest 43 answers.'],
  [
    'of three skills, and by the level',
    { ...fromAnswers, writing: 'english-level' },
    'Where you stand is estimated from your answers in Speaking, Reading, and Listening; the rest is taken from your English level.',
  ],
  [
    'of three skills, and by the mock test that was told',
    { ...fromAnswers, writing: 'mock-test' },
    'Where you stand is estimated from your answers in Speaking, Reading, and Listening; the rest is taken from the mock test scores that you gave.',
  ],
])('the card says that it goes by the answers %s', async (_what, present, text) => {
  isPremium(aPlan({ basis: { ...basis, present, answers: 43 } }))
  renderApp('/dashboard')
  expect(await screen.findByText(/^Farthest from your target/u)).toHaveTextContent(text)
})

test('where weights are not published the card says that they are worked out', async () => {
  isPremium(aPlan({ basis: { ...basis, hasPublishedWeights: false, daysLeft: 41, isTargetSet: true } }))
  renderApp('/dashboard')
  expect(await screen.findByText(/^Nobody publishes how much each kind/u)).toBeVisible()
  expect(screen.getByText(/41 days to the exam\./u)).toBeVisible()
})

test('a day that is done is praised, and more can be practised', async () => {
  isPremium(aPlan({ tasks: [{ taskId: 'speaking/read-aloud', total: 2, done: 3, seconds: 300 }] }))
  renderApp('/dashboard')
  expect(await screen.findByText('All done for today. Well practised.')).toBeVisible()
  expect(screen.getByText('5 of 5 min')).toBeVisible()
})

test('a premium learner without a plan is led to the wizard', async () => {
  isPremium(aPlan({ id: 0, tasks: [], basis: null }))
  renderApp('/dashboard')
  expect(await screen.findByText('No study plan yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make a study plan' })).toBeVisible()
})

test('a trial learner sees that there is a plan, and the way to it', async () => {
  apiServer.use(answers('/api/summary/trial/studyPlan', { locked: true, id: 4 }))
  renderApp('/dashboard')
  expect(await screen.findByText('Your study plan is part of premium')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/dashboard/plans')
  expect(screen.getByRole('button', { name: 'Change answers' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Today’s questions' })).not.toBeInTheDocument()
})

test('a plan that could not be loaded says so, and Retry loads it', async () => {
  isPremium(aPlan())
  apiServer.use(
    http.get('/api/summary/premium/studyPlan', () => HttpResponse.json(errorBody('internal'), { status: 500 })),
  )
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Your plan could not be loaded')).toBeVisible()
  apiServer.use(answers('/api/summary/premium/studyPlan', aPlan()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'Today’s questions' })).toBeVisible()
})

async function toMockStep() {
  const { user } = renderApp('/dashboard')
  await user.click(await button('Make a study plan'))
  await user.click(await screen.findByRole('radio', { name: /^B1/u }))
  await user.click(await button('Next'))
  await user.click(await screen.findByRole('radio', { name: /^1 to 2 hours/u }))
  await user.click(await button('Next'))
  return { user }
}

/** Opens the wizard and goes on to its last step, with a mock test or without. */
async function toTheEnd(withMock: boolean) {
  const { user } = await toMockStep()
  if (withMock) {
    await user.click(await screen.findByRole('radio', { name: /^Yes/u }))
    for (const name of ['Overall', 'Reading', 'Writing', 'Listening', 'Speaking'])
      await user.type(screen.getByRole('textbox', { name }), '50')
  }
  await user.click(await button('Next'))
  return { user }
}

test('the wizard sends what specification §3 asks for, says so, and the plan is asked for anew', async () => {
  isPremium(aPlan({ id: 0, tasks: [], basis: null }))
  let body: unknown
  apiServer.use(
    http.put('/api/settings/level/PREMIUM', async ({ request }) => {
      body = await request.json()
      apiServer.use(answers('/api/summary/premium/studyPlan', aPlan()))
      return HttpResponse.json({
        ...noLevel,
        id: 4,
        englishLevel: 'B1',
        dailyPractice: 'BETWEEN_1_2',
        dailyPracticeDuration: 7200,
      })
    }),
  )
  const { user } = await toTheEnd(true)
  expect(await screen.findByRole('heading', { name: 'We recommend' })).toBeVisible()
  await user.click(await button('Submit'))
  expect(await screen.findByText('Study plan submitted successfully')).toBeVisible()
  expect(body).toEqual({
    englishLevel: 'B1',
    dailyPractice: 'BETWEEN_1_2',
    dailyPracticeDuration: 7200,
    overall: 50,
    reading: 50,
    writing: 50,
    listening: 50,
    speaking: 50,
    readingLevel: 0,
    writingLevel: 0,
    speakingLevel: 0,
    listeningLevel: 0,
  })
  expect(await screen.findByRole('list', { name: 'Today’s questions' })).toBeVisible()
})

test('a wizard submitted by a double press is sent once, and says so once', async () => {
  isPremium(aPlan({ id: 0, tasks: [], basis: null }))
  let sent = 0
  apiServer.use(
    http.put('/api/settings/level/PREMIUM', async () => {
      sent += 1
      apiServer.use(answers('/api/summary/premium/studyPlan', aPlan()))
      await delay(50)
      return HttpResponse.json({ ...noLevel, id: 4, englishLevel: 'B1', dailyPractice: 'BETWEEN_1_2' })
    }),
  )
  await toTheEnd(false)
  const submit = await button('Submit')
  // Both presses come before the page is drawn anew.
  act(() => {
    submit.click()
    submit.click()
  })
  expect(await screen.findByRole('list', { name: 'Today’s questions' })).toBeVisible()
  expect(screen.getAllByText('Study plan submitted successfully')).toHaveLength(1)
  expect(sent).toBe(1)
})

test('Next waits until the step is answered, later tabs are locked, and the keyboard goes along', async () => {
  const { user } = renderApp('/dashboard')
  await user.click(await button('Make a study plan'))
  expect(await button('Next')).toBeDisabled()
  const tab = (name: string) => screen.getByRole('tab', { name })
  for (const name of ['Study Preference', 'Mock Test', 'Study Plan'])
    expect(tab(name)).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('radio', { name: /^A2/u }))
  await user.click(await button('Next'))
  expect(screen.getByRole('heading', { name: 'Step 2 of 4' })).toHaveFocus()
  expect(await button('Next')).toBeDisabled()
  await user.click(tab('English Level'))
  expect(screen.getByRole('radio', { name: /^A2/u })).toBeChecked()
})

test('a mock score that is out of bounds is told, and Next waits', async () => {
  const { user } = renderApp('/dashboard')
  await user.click(await button('Make a study plan'))
  await user.click(await screen.findByRole('radio', { name: /^B1/u }))
  await user.click(await button('Next'))
  await user.click(await screen.findByRole('radio', { name: /^More than 4/u }))
  await user.click(await button('Next'))
  await user.click(await screen.findByRole('radio', { name: /^Yes/u }))
  const overall = screen.getByRole('textbox', { name: 'Overall' })
  expect(overall).toHaveAttribute('placeholder', '10-90')
  await user.type(overall, '95')
  await user.tab()
  expect(overall).toHaveAccessibleDescription('Enter a whole number from 10 to 90.')
  expect(await button('Next')).toBeDisabled()
})

const aMock = (scores: Record<string, number>, isWhole = true) => ({
  id: 3,
  endedAt: '2026-11-01T10:00:00Z',
  form: 'full',
  isBreak: false,
  isBrokenOff: false,
  isWhole,
  scores: {
    overall: null,
    reading: null,
    writing: null,
    listening: null,
    speaking: null,
    ...Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, { value, low: 50, high: 70 }])),
  },
})

test('the scores of the last whole mock test are taken over in whole points', async () => {
  // The next was ended early, and left most of its items without an answer.
  const low = { overall: 10, reading: 10, writing: 10, listening: 10, speaking: 10 }
  const whole = { overall: 58.4, reading: 60.5, writing: 55.2, listening: 61.9, speaking: 57 }
  apiServer.use(
    answers('/api/mock-tests/trend', { trend: [aMock(whole), aMock(low, false), aMock({ reading: 71 }, false)] }),
  )
  const { user } = await toMockStep()
  expect(
    await screen.findByText('Overall 58, reading 61, writing 55, listening 62, speaking 57, in whole points.'),
  ).toBeVisible()
  await user.click(await button('Take over my last mock test'))
  expect(screen.getByRole('radio', { name: /^Yes/u })).toBeChecked()
  const typed = ['Overall', 'Reading', 'Writing', 'Listening', 'Speaking'].map((name) =>
    screen.getByRole('textbox', { name }),
  )
  expect(typed.map((field) => field.getAttribute('value'))).toEqual(['58', '61', '55', '62', '57'])
  expect(await button('Next')).toBeEnabled()
})

test('where no mock test says enough of all five scores nothing is offered', async () => {
  apiServer.use(answers('/api/mock-tests/trend', { trend: [aMock({ reading: 71 }, false)] }))
  await toMockStep()
  expect(await screen.findByRole('radio', { name: /^Yes/u })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Take over/u })).not.toBeInTheDocument()
})

test('the last step recommends minutes for each skill, and tells a trial learner that the questions are premium', async () => {
  apiServer.use(answers('/api/settings/target/ACADEMIC', aTarget()))
  await toTheEnd(false)
  const meters = await screen.findAllByRole('meter', { name: /minutes? a day$/u })
  const minutes = meters.map((meter) => Number(meter.getAttribute('aria-valuenow')))
  expect(Math.abs(minutes.reduce((sum, one) => sum + one, 0) - 120)).toBeLessThanOrEqual(2)
  expect(screen.getByText('Which questions, and how many each day, is part of premium.')).toBeVisible()
})

test('the last step goes by the answers where there are enough, and by the level in the rest', async () => {
  const reached = aStanding(71.6)
  apiServer.use(
    answers('/api/settings/target/ACADEMIC', aTarget()),
    answers('/api/level', theStandings({ speaking: reached, reading: reached, listening: reached })),
  )
  await toTheEnd(false)
  expect(await screen.findByText(/^Where you stand is estimated from your answers in Speaking, Reading/u)).toBeVisible()
  expect(screen.getByText('Your level stands for a score of about 51.')).toBeVisible()
  expect(screen.getByText('Farthest from your target: Writing, 14 points.')).toBeVisible()
})

test('a plan that the server refuses stays as it was typed, on the step that it is about', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const issue = { code: 'custom', field: 'reading', path: 'reading', defaultMessage: 'That is too much.' }
  apiServer.use(
    http.put('/api/settings/level/TRIAL', () =>
      HttpResponse.json({ ...errorBody('invalid_request'), errors: [issue] }, { status: 400 }),
    ),
  )
  const { user } = await toTheEnd(true)
  await user.click(await button('Submit'))
  const reading = await screen.findByRole('textbox', { name: 'Reading' })
  expect(reading).toHaveValue('50')
  expect(reading).toHaveAccessibleDescription('That is too much.')
  expect(screen.getByText(/^Your plan was not saved/u)).toBeVisible()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a wizard that is closed half-way opens where it was left', async () => {
  const { user } = renderApp('/dashboard')
  await user.click(await button('Make a study plan'))
  await user.click(await screen.findByRole('radio', { name: /^C1/u }))
  await user.click(await button('Next'))
  await user.keyboard('{Escape}')
  await user.click(await button('Make a study plan'))
  expect(await screen.findByRole('heading', { name: 'Step 2 of 4' })).toBeVisible()
})
