import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { aMockReport } from '@rehearsal/contracts/testing/a-mock-report'
import { MOCK_SCORE_MAX } from '@rehearsal/exam/limits'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'

withApiServer()

const api = '/api/mock-tests/12/report'
const progress = '/api/mock-tests/12/progress'
const address = '/dashboard/mock-test/12/report'

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const section = (name: string) => within(screen.getByRole('region', { name }))

async function open(report: MockTestReport) {
  apiServer.use(answers(api, report), answers(progress, { version: report.version }))
  const app = renderApp(address)
  await screen.findByRole('region', { name: 'Your scores' })
  return app
}

const pointsIn = (text: HTMLElement) => Number(/[\d.]+(?= points)/u.exec(text.textContent)?.[0])

/** The words of a score and its range, as whole points. */
function rangeOf(report: MockTestReport, score: 'overall' | 'writing'): string {
  const level = report.report.scores[score]
  if (level === null) throw new Error(`The report says nothing of ${score}.`)
  const [value, low, high] = [level.value, level.low, level.high].map((points) => Math.round(points))
  return `${value}, likely between ${low} and ${high}`
}

test('overall and each skill stand on 10–90 with the range in which they likely lie', async () => {
  const report = aMockReport()
  await open(report)
  const scores = section('Your scores')
  const scale = 'on a scale from 10 to 90'
  expect(scores.getByRole('img', { name: `Overall: ${rangeOf(report, 'overall')}, ${scale}` })).toBeVisible()
  expect(scores.getByRole('img', { name: `Writing: ${rangeOf(report, 'writing')}, ${scale}` })).toBeVisible()
  expect(scores.getAllByText(/^likely between \d+ and \d+$/u)).toHaveLength(5)
  expect(scores.getByText(/is a convention, and not the exam’s own/u)).toBeVisible()
})

test('how it is worked out opens by a press', async () => {
  const { user } = await open(aMockReport())
  const how = screen.getByRole('button', { name: 'How is this worked out?' })
  expect(how).toHaveAttribute('aria-expanded', 'false')
  await user.click(how)
  expect(how).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText(/Nothing earned is 10, everything is 90/u)).toBeVisible()
})

test('Academic scores stand for a level, Core scores for the benchmark of each skill, of which the lowest decides', async () => {
  const academic = aMockReport()
  const { unmount } = await open(academic)
  expect(section('Level (CEFR)').getByText(academic.report.cefr?.value ?? '')).toBeVisible()
  expect(screen.queryByText('Canadian Language Benchmarks')).toBeNull()
  unmount()
  const core = aMockReport({ format: 'core-2024' })
  await open(core)
  const levels = section('Canadian Language Benchmarks')
  expect(levels.getByText('The lowest of the four skills decides')).toBeVisible()
  expect(levels.getAllByText(`CLB ${core.report.clb?.lowest?.value}`).length).toBeGreaterThanOrEqual(2)
  expect(screen.queryByText('Level (CEFR)')).toBeNull()
})

test('a skill that the form does not test has no score and no made-up level', async () => {
  await open(aMockReport({ format: 'core-2024', form: 'reading' }))
  expect(section('Your scores').getAllByText('This test has no question for it.').length).toBeGreaterThanOrEqual(1)
  expect(section('Canadian Language Benchmarks').getByText(/has no score for all four/u)).toBeVisible()
})

test('nothing is said to be absent, or in order, while all scores are still to come', async () => {
  const itemAt = () => ({ state: 'pending' as const, marks: null })
  await open(aMockReport({ format: 'core-2024', itemAt }, { isComplete: false }))
  expect(section('Your scores').getAllByText('No score yet')).toHaveLength(5)
  expect(section('What to work on first').getByText('It is shown here when your scores are there.')).toBeVisible()
  expect(screen.queryByText('This test has no question for it.')).toBeNull()
})

test('a test whose answers could not be scored says so, and has questions all the same', async () => {
  const itemAt = () => ({ state: 'unscorable' as const, marks: null })
  await open(aMockReport({ itemAt }))
  expect(section('Your scores').getAllByText('Its answers could not be scored.')).toHaveLength(5)
  expect(screen.queryByText('Nothing is missing in what could be scored.')).toBeNull()
})

test('each kind says what it earned, what it decides, and what one mark more would bring', async () => {
  const report = aMockReport({ form: 'reading' })
  await open(report)
  const rows = section('Kind by kind').getAllByRole('row').slice(1)
  expect(rows).toHaveLength(report.report.kinds.length)
  const [kind] = report.report.kinds
  expect(rows[0]).toHaveTextContent(`${kind?.answered} of ${kind?.items}`)
  expect(rows[0]).toHaveTextContent(`${Math.round((kind?.weights.overall ?? 0) * 100)}%`)
  expect(rows[0]).toHaveTextContent(/\+[\d.]+ overall\+[\d.]+ \w+/u)
})

test('every answer says what became of it, and those that are there lead to their evidence', async () => {
  const report = aMockReport({
    form: 'mini',
    itemAt: (position) =>
      [
        {},
        { outcome: 'unanswered' as const },
        { outcome: 'late' as const },
        { state: 'unscorable' as const, marks: null },
        { state: 'pending' as const, marks: null },
      ][position] ?? {},
    titleOf: (position) => `Title ${position}`,
  })
  await open(report)
  const row = (position: number) => {
    const item = section('Every answer').getByText(`Title ${position}`).closest('li')
    if (item === null) throw new Error('There is no such row.')
    return item
  }
  expect(row(0)).toHaveTextContent(/[\d.]+ of [\d.]+/u)
  const { taskId } = report.answers[0] ?? {}
  expect(within(row(0)).getByRole('link')).toHaveAttribute('href', `/dashboard/${taskId}/question/100?answer=900`)
  expect(row(1)).toHaveTextContent('No answer: 0')
  expect(within(row(1)).queryByRole('link')).toBeNull()
  expect(row(2)).toHaveTextContent('Late: not counted')
  expect(row(3)).toHaveTextContent('Scoring failed more than once: left out')
  expect(row(4)).toHaveTextContent('Waiting for its score')
})

test('what to work on first names three kinds with questions that lead there', async () => {
  const report = aMockReport()
  await open(report)
  const work = section('What to work on first')
  expect(work.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const [first] = report.suggestions
  const link = work.getByRole('link', { name: first?.questions[0]?.title ?? '' })
  expect(link).toHaveAttribute('href', `/dashboard/${first?.taskId}/question/500`)
  expect(work.getAllByText('met before')).toHaveLength(3)
})

test('what to work on first is sorted by the number that each kind shows, and these are all that the score lacks', async () => {
  const { report } = aMockReport()
  await open(aMockReport())
  const work = section('What to work on first')
  const numbers = work.getAllByText(/^Up to [\d.]+ points of your overall score$/u).map(pointsIn)
  expect(numbers).toHaveLength(3)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  const rest = pointsIn(work.getByText(/^The other \d+ kinds of question: up to [\d.]+ points together\.$/u))
  const lacks = MOCK_SCORE_MAX - (report.scores.overall?.value ?? 0)
  expect(numbers.reduce((sum, each) => sum + each, rest)).toBeCloseTo(lacks, 0)
  expect(work.queryByText(/By what this test asked/u)).toBeNull()
})

test.each(['mini', 'reading', 'skill-writing'] as const)(
  'of a %s, points are those of the test, and the list is said to be by what it asked',
  async (form) => {
    await open(aMockReport({ form }))
    const work = section('What to work on first')
    expect(work.getByText(/^By what this test asked. The whole exam asks more/u)).toBeVisible()
    expect(work.getAllByText(/^Up to [\d.]+ points of this test’s overall score$/u)).toHaveLength(3)
    expect(work.queryByText(/of your overall score/u)).toBeNull()
  },
)

test('a score of few kinds or few questions names the kinds, so that nobody takes it for the whole skill', async () => {
  await open(aMockReport({ form: 'mini' }))
  const scores = section('Your scores')
  expect(scores.getByText('from Write From Dictation alone: 2 questions')).toBeVisible()
  expect(
    scores.getByText(
      'from R/W: Fill in the Blanks, Fill in the Blanks (Reading), and Highlight Incorrect Words alone: 3 questions',
    ),
  ).toBeVisible()
  expect(scores.getByText('from 12 questions')).toBeVisible()
})

test('all that bends the numbers is said: time lost, late, unanswered, left out, met before, extra time, a shorter test', async () => {
  const at = Date.parse('2026-11-20T10:00:00Z')
  const lost = { part: 'reading' as const, position: 30, from: at, to: at + 42_000 }
  const report = aMockReport(
    {
      itemAt: (position) =>
        [
          { outcome: 'unanswered' as const },
          { outcome: 'late' as const },
          { outcome: 'late' as const },
          { state: 'unscorable' as const, marks: null },
        ][position] ?? {},
    },
    {
      extraTimePercent: 25,
      endedBy: 'learner',
      lacks: [{ taskId: 'writing/write-essay', needed: 2, found: 1 }],
      interruptions: [
        { ...lost, kind: 'page-stayed', forgivenMs: 42_000 },
        { ...lost, from: at + 90_000, to: at + 150_000, kind: 'page-lost', forgivenMs: 0 },
        { ...lost, from: at + 160_000, to: at + 160_000, kind: 'page-lost', forgivenMs: 12_000 },
      ],
    },
  )
  await open(report)
  const said = section('What to know about these numbers')
  for (const text of [
    /ended the test before its last question/u,
    /25% extra time/u,
    /Write Essay had 1 of 2 questions/u,
    /^1 question was not answered and counts 0/u,
    /^2 answers came after their time/u,
    /^1 answer could not be scored. It is left out/u,
    /^You had met \d+ questions before/u,
    /The test had 3 breaks/u,
    /question 31: contact was lost for 42 s at .*, with the page open. 42 s given back/u,
    /question 31: the test was left, or contact was lost, for 1 min 0 s at .*. No time was given back/u,
    /question 31: the test was opened anew at .*. 12 s given back/u,
    /Scored by: rehearsal-speech 7, rehearsal-writing 7/u,
  ])
    expect(said.getByText(text)).toBeVisible()
})

test('a target stands beside its score, with what is missing', async () => {
  const report = aMockReport({ share: 0.3 })
  await open(report)
  const aims = section('Against your target')
  const missing = Math.round(report.aims[0]?.missing ?? 0)
  expect(aims.getByText(`${missing} points missing, and the range does not reach it`)).toBeVisible()
  expect(aims.getAllByText('Target 65')).toHaveLength(3)
})

test('without a target there is nothing to compare with', async () => {
  await open(aMockReport({}, { aims: [] }))
  expect(screen.queryByRole('region', { name: 'Against your target' })).toBeNull()
})

test('earlier tests stand beside this one with their ranges, and a new way of marking is said', async () => {
  const { report } = aMockReport()
  const point = (id: number, isBreak: boolean) => ({
    id,
    endedAt: `2026-11-0${id}T10:00:00.000Z`,
    form: 'full' as const,
    scores: report.scores,
    isBreak,
    isBrokenOff: false,
    isWhole: true,
  })
  const { user } = await open(aMockReport({}, { trend: [point(1, false), point(2, true)] }))
  const trend = section('Your mock tests of this exam')
  expect(trend.getByRole('table', { name: 'Scores of your mock tests, Overall' })).toBeVisible()
  expect(
    trend.getByRole('row', { name: /^Full test. Marked in another way than the tests before it 2 Nov 2026/u }),
  ).toBeVisible()
  await user.click(trend.getByRole('radio', { name: 'Writing' }))
  expect(trend.getByRole('table', { name: 'Scores of your mock tests, Writing' })).toBeVisible()
})

test('while no score is there no number is said to be made of one', async () => {
  await open(aMockReport({ form: 'mini', itemAt: () => ({ state: 'pending', marks: null }) }))
  expect(screen.getByText(/answers still wait for their scores\. The numbers come by themselves\.$/u)).toBeVisible()
})

test('while scores are missing the page says how many, reads the report again when one has come, and is complete by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    let pending = 3
    const asked = { reports: 0, versions: 0 }
    const report = () =>
      aMockReport({
        form: 'mini',
        itemAt: (position) => (position < pending ? { state: 'pending', marks: null } : {}),
      })
    apiServer.use(
      http.get(api, () => {
        asked.reports += 1
        return HttpResponse.json(report())
      }),
      http.get(progress, () => {
        asked.versions += 1
        return HttpResponse.json({ version: report().version })
      }),
    )
    renderApp(address)
    expect(await screen.findByText(/^3 answers still wait for their scores/u)).toBeVisible()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked.versions).toBeGreaterThanOrEqual(3)
    expect(asked.reports).toBe(1)
    expect(screen.queryByText('The report is complete')).toBeNull()
    pending = 0
    await vi.advanceTimersByTimeAsync(5000)
    expect(await screen.findByText('The report is complete')).toBeInTheDocument()
    expect(screen.queryByText(/still wait/u)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a score that is tried again, and one that takes long, is said so', async () => {
  const report = aMockReport({
    form: 'mini',
    itemAt: (position) => (position < 4 ? { state: 'pending', marks: null } : {}),
  })
  const waits = ['retrying', 'delayed', 'delayed', 'waiting'] as const
  const waiting = report.answers.map((answer) => ({ ...answer, wait: waits[answer.position] ?? null }))
  await open({ ...report, answers: waiting })
  expect(screen.getByText('The scoring of 1 answer failed and is tried again.')).toBeVisible()
  expect(screen.getByText(/^2 answers take longer than usual. You can leave this page/u)).toBeVisible()
  const own = section('Every answer')
  expect(own.getAllByText('Scoring failed and is tried again')).toHaveLength(1)
  expect(own.getAllByText('Scoring takes longer than usual')).toHaveLength(2)
  expect(own.getAllByText('Waiting for its score')).toHaveLength(1)
})

test('while scores only wait, nothing is said of trouble', async () => {
  await open(aMockReport({ form: 'mini', itemAt: () => ({ state: 'pending', marks: null }) }))
  expect(screen.queryByText(/tried again|longer than usual/u)).toBeNull()
})

test('a take that could not be scored can be heard, and no other', async () => {
  const report = aMockReport({
    form: 'mini',
    itemAt: (position) => (position === 0 ? { state: 'unscorable', marks: null } : {}),
  })
  const url = '/media/take.mp3'
  const [first, ...others] = report.answers
  if (first === undefined) throw new Error('There is no answer')
  const unheard = { ...first, fault: 'too-noisy' as const, attemptId: null, recordingUrl: url }
  await open({ ...report, answers: [unheard, ...others] })
  const players = section('Every answer').getAllByRole('group')
  expect(players).toHaveLength(1)
  expect(players[0]).toHaveAccessibleName('Your recording of question 1')
  expect(section('Every answer').getByText('The recording was too noisy: left out')).toBeVisible()
})

test('an answer to a question that a running test asks says so, and neither its marks nor where it is', async () => {
  const report = aMockReport({ form: 'mini' })
  const [first, ...others] = report.answers
  if (first === undefined) throw new Error('There is no answer')
  const untold = { attemptId: null, earned: null, max: null, standardError: null }
  await open({ ...report, answers: [{ ...first, ...untold, isAsked: true }, ...others] })
  const own = section('Every answer')
  expect(own.getAllByText('In your running test: shown again when it has ended')).toHaveLength(1)
  expect(own.getAllByRole('link')).toHaveLength(others.length)
})

test('on a phone the long parts stand closed, and open by keyboard', async () => {
  setWidth(390)
  onTestFinished(() => setWidth(1024))
  const { user } = await open(aMockReport({ form: 'mini' }))
  const fold = screen.getByRole('button', { name: 'Every answer' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('button', { name: 'Your scores' })).toHaveAttribute('aria-expanded', 'true')
  fold.focus()
  await user.keyboard('{Enter}')
  expect(fold).toHaveAttribute('aria-expanded', 'true')
})

test('a report is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { user } = await open(aMockReport({ form: 'mini' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('a running test has no report yet, and is gone on with', async () => {
  apiServer.use(refuses(api, 'mock_test_running'))
  renderApp(address)
  expect(await screen.findByText('This test is still running')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go on with the test' })).toHaveAttribute('href', '/dashboard/mock-test/12')
})

test('somebody else’s test is none of mine', async () => {
  apiServer.use(refuses(api, 'not_found'))
  renderApp(address)
  expect(await screen.findByText('No such mock test')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the mock tests' })).toHaveAttribute('href', '/dashboard/mock-test')
})

test('a report that cannot be loaded says so and is tried again', async () => {
  apiServer.use(refuses(api, 'internal'))
  const { user } = renderApp(address)
  expect(await screen.findByText('The report could not be loaded')).toBeVisible()
  apiServer.use(answers(api, aMockReport({ form: 'mini' })))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'Your scores' })).toBeVisible()
})
