import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, aUser, signIn } from '../../testing/fixtures.ts'
import { aWordOfTheDay, difficultWords } from '../../testing/home-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([])))
})

const beOnAPlan = () => apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })))
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const section = heading.closest('section')
  if (section === null) throw new Error(`${name} is not in a card.`)
  return within(section)
}

test('on the trial the charts are blurred, out of reach, and lead to the plans', async () => {
  renderApp('/dashboard')
  const statistics = await card('Statistics')
  expect(await statistics.findByRole('link', { name: 'Unlock statistics' })).toHaveAttribute('href', '/dashboard/plans')
  const [example] = await statistics.findAllByRole('table', { hidden: true })
  expect(example?.closest('[inert]')).not.toBeNull()
})

test('with a plan both charts have a table that says the same', async () => {
  beOnAPlan()
  renderApp('/dashboard')
  const statistics = await card('Statistics')
  const activity = await statistics.findByRole('table', { name: 'Answers per month' })
  expect(within(activity).getByRole('row', { name: 'November 2026 49' })).toBeInTheDocument()
  const performance = statistics.getByRole('table', { name: 'Practised questions per section' })
  expect(within(performance).getByRole('row', { name: 'Listening 92 / 240 38%' })).toBeInTheDocument()
  expect(statistics.queryByRole('link', { name: 'Unlock statistics' })).not.toBeInTheDocument()
})

test('the word of the day shows its first part of speech and definition, and opens in the dictionary', async () => {
  const { user } = renderApp('/dashboard')
  const word = await card('Word of the day')
  expect(await word.findByText('plausible')).toBeVisible()
  expect(word.getByText('[adj]')).toBeVisible()
  expect(word.getByText('apparently reasonable')).toBeVisible()
  expect(word.queryByText('never shown here')).not.toBeInTheDocument()
  apiServer.use(
    http.get('/api/dictionary/:word', () => HttpResponse.json(errorBody('word_not_found'), { status: 404 })),
  )
  await user.click(word.getByRole('button', { name: 'Open in the dictionary' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a dictionary that is still coming is asked again without a press', async () => {
  let isComing = true
  apiServer.use(
    http.get('/api/book/vocabBook/suggestedWord', () =>
      isComing
        ? HttpResponse.json(errorBody('dictionary_not_ready'), { status: 503 })
        : HttpResponse.json(aWordOfTheDay),
    ),
  )
  renderApp('/dashboard')
  const word = await card('Word of the day')
  expect(await word.findByText(/being set up/u, {}, { timeout: 15_000 })).toBeVisible()
  isComing = false
  expect(await word.findByText('plausible', {}, { timeout: 15_000 })).toBeVisible()
}, 40_000)

test('the right word is told as it is typed, whatever its case', async () => {
  const { user } = renderApp('/dashboard')
  const listening = await card('Listening test')
  await user.type(await listening.findByRole('textbox', { name: 'Type the word' }), 'Accommodat')
  expect(listening.queryByText(/^Right/u)).not.toBeInTheDocument()
  await user.type(listening.getByRole('textbox', { name: 'Type the word' }), 'e')
  expect(listening.getByText('Right: “accommodate”.')).toBeVisible()
})

test('a word can be shown, and the next one starts empty with the cursor in its field', async () => {
  const { user } = renderApp('/dashboard')
  const listening = await card('Listening test')
  await user.click(await listening.findByRole('button', { name: 'Show word' }))
  expect(listening.getByText('The word is “accommodate”.')).toBeVisible()
  await user.click(listening.getByRole('button', { name: 'Next' }))
  const field = await listening.findByRole('textbox', { name: 'Type the word' })
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  await user.click(listening.getByRole('button', { name: 'Show word' }))
  expect(listening.getByText('The word is “rhythm”.')).toBeVisible()
})

test('more words are fetched before the last one is reached', async () => {
  const asked: (string | null)[] = []
  apiServer.use(
    http.get('/api/dictation', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      asked.push(page)
      return HttpResponse.json(difficultWords(page === '0' ? ['one', 'two'] : ['three', 'four'], 2))
    }),
  )
  const { user } = renderApp('/dashboard')
  const listening = await card('Listening test')
  await user.click(await listening.findByRole('button', { name: 'Next' }))
  await expect.poll(() => asked).toEqual(['0', '1'])
  await user.click(listening.getByRole('button', { name: 'Next' }))
  await user.click(await listening.findByRole('button', { name: 'Show word' }))
  expect(listening.getByText('The word is “three”.')).toBeVisible()
})

test('words that could not be loaded say so, and Retry loads them', async () => {
  let isDown = true
  apiServer.use(
    http.get('/api/dictation', () =>
      isDown
        ? HttpResponse.json(errorBody('internal'), { status: 500 })
        : HttpResponse.json(difficultWords(['rhythm'])),
    ),
  )
  const { user } = renderApp('/dashboard')
  const listening = await card('Listening test')
  expect(await listening.findByText('The words could not be loaded')).toBeVisible()
  isDown = false
  await user.click(listening.getByRole('button', { name: 'Retry' }))
  expect(await listening.findByRole('button', { name: 'Show word' })).toBeVisible()
})

test('the trend of a kind says its latest share and opens with a table of them', async () => {
  const points = [0.25, 0.5, 0.75].map((share, i) => ({
    attemptId: i + 1,
    date: `2026-11-0${i + 1}T10:00:00.000Z`,
    share,
  }))
  apiServer.use(
    answers('/api/next-practice', {
      questions: [],
      trends: [{ taskId: 'speaking/read-aloud', attempts: 8, points }],
      hasPublishedWeights: true,
    }),
  )
  const { user } = renderApp('/dashboard')
  await user.click(
    await screen.findByRole('button', {
      name: 'Read Aloud: the latest of your 8 scored answers earned 75% of the marks. Open the trend',
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Read Aloud' }))
  expect(dialog.getByText('Your last 3 answers earned 50% of the marks on average.')).toBeVisible()
  expect(dialog.getByRole('row', { name: '8 3 Nov 2026 75%' })).toBeInTheDocument()
})

const aSuggestion = (changes: Record<string, unknown> = {}, reason: Record<string, unknown> = {}) => ({
  practiceId: 31,
  taskId: 'speaking/describe-image',
  title: 'Rainfall',
  isNew: true,
  reason: {
    skill: 'speaking',
    weight: 0.45,
    share: 0.48,
    answers: 5,
    target: 65,
    isTargetSet: true,
    neededShare: 0.69,
    ...reason,
  },
  ...changes,
})

test('the next question says its reason in words and is one press away, others beside it', async () => {
  const other = aSuggestion({ practiceId: 7, taskId: 'writing/write-essay' })
  apiServer.use(
    answers('/api/next-practice', { questions: [aSuggestion(), other], trends: [], hasPublishedWeights: true }),
  )
  renderApp('/dashboard')
  const next = await card('What to practise next')
  expect(await next.findByText('Rainfall')).toBeVisible()
  expect(
    next.getByText(
      'It decides about 45% of Speaking. Your last 5 answers earned 48% of the marks on average. Your target of 65 needs roughly 69%.',
    ),
  ).toBeVisible()
  expect(next.getByRole('link', { name: 'Practise now' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/describe-image/question/31',
  )
  expect(next.getByRole('link', { name: 'Write Essay #00007' })).toHaveAttribute(
    'href',
    '/dashboard/writing/write-essay/question/7',
  )
})

test('weights that nobody publishes are said to be worked out', async () => {
  apiServer.use(answers('/api/next-practice', { questions: [aSuggestion()], trends: [], hasPublishedWeights: false }))
  renderApp('/dashboard')
  expect(await (await card('What to practise next')).findByText(/^Nobody publishes how much/u)).toBeVisible()
})

test('a reason without answers or target says so', async () => {
  const reason = { share: null, answers: 0, isTargetSet: false }
  apiServer.use(
    answers('/api/next-practice', {
      questions: [aSuggestion({ isNew: false }, reason)],
      trends: [],
      hasPublishedWeights: true,
    }),
  )
  renderApp('/dashboard')
  const next = await card('What to practise next')
  expect(
    await next.findByText(/You have not answered one yet\. A score of 65 needs roughly 69%; set your target/u),
  ).toBeVisible()
  expect(next.getByRole('link', { name: 'Practise again' })).toBeVisible()
})
