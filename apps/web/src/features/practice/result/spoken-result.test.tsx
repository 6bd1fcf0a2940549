import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { anAnswer, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from '../testing/practice-api.ts'

withApiServer()

const page = '/dashboard/speaking/read-aloud/question/7'
const words = ['Three', 'thin', 'cats.'].map((word, index) => ({
  word,
  index,
  status: 'correct',
  score: 2,
  start: index,
  end: index + 0.5,
}))
const evidence = {
  kind: 'speech',
  seconds: 6,
  words: words.map((word) => (word.index === 2 ? { ...word, status: 'omitted' } : word)),
  phones: [0, 1].map((word) => ({ phone: 'TH', word, score: 0.4, start: word, end: word + 0.1, heardAs: 'S' })),
  pauses: [],
}
const aReading = (id: number, earned: number) => {
  const { score } = anAnswer()
  const item = (title: string, value: number) => ({
    title,
    value,
    maxValue: 5,
    content: '',
    standardError: 0.2,
    zeroedBy: null,
  })
  const items = [item('content', 4), item('pronunciation', earned), item('fluency', 5)]
  return anAnswer({ id, practiceId: 7, answers: { recordingId: id }, score: { ...score, items, evidence } })
}
const asked: URL[] = []

beforeEach(() => {
  signIn()
  asked.length = 0
  const key = { modelAudio: 'model', explanation: 'So.', explanationAudio: 'why' }
  const analysis = { tests: 'Sounds.', traps: 'None.', approach: 'Slowly.' }
  apiServer.use(
    ...signedInHandlers(),
    answers(
      '/api/practices/7',
      aPractice({
        id: 7,
        taskId: 'speaking/read-aloud',
        title: 'Cats',
        prompt: { text: 'Three thin cats.' },
        revealed: { ...key, analysis },
      }),
    ),
    http.get('/api/speaking/readAloud/7/answers', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isOneBefore = searchParams.get('scoredBefore') === '9' && searchParams.get('size') === '1'
      const found = isOneBefore ? [aReading(8, 1)] : [aReading(9, 3), aReading(8, 1)]
      return HttpResponse.json(scoredAnswers('readAloudScoredAnswerDtoList', found))
    }),
    answers('/api/answer-consent', { agrees: false }),
    refuses('/api/practices/7/model-speech', 'recording_unavailable'),
    http.get('/api/drills', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ contrasts: [], questions: [] })
    }),
  )
})

async function openResult() {
  const { user } = renderApp(page)
  await user.click(await screen.findByRole('button', { name: 'Open answer #0009' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Result' })) }
}

test('the changes that would raise a spoken score most say how much, what to do, and lead to their word', async () => {
  const { user, dialog } = await openResult()
  const changes = within(dialog.getByRole('region', { name: 'What would raise your score most' }))
  expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1\/θ\/ sounds like \/s\/ in “Three”, “thin”Put the tongue tip.*up to \+2\.0Hear it$/u),
    expect.stringMatching(/^21 word left out: “cats\.”Say every word.*up to \+1\.0Hear it$/u),
  ])
  await user.click(changes.getByRole('button', { name: /left out/ }))
  expect(dialog.getByRole('region', { name: 'The word cats.' })).toHaveFocus()
})

test('what costs the answer as a whole is told beside the changes, what they name is not told twice', async () => {
  const answer = aReading(9, 3)
  const findings = [
    { code: 'not_polite', severity: 'moderate', message: 'There is no request in it.' },
    { code: 'sound_wrong', severity: 'moderate', message: '/θ/ sounds like /s/.' },
  ]
  apiServer.use(answers('/api/attempts/9', { ...answer, score: { ...answer.score, findings } }))
  renderApp(`${page}?answer=9`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  const first = await dialog.findByRole('region', { name: 'Fix this first' })
  expect(
    within(first)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['1There is no request in it.'])
  expect(dialog.getByRole('region', { name: 'What would raise your score most' })).toBeVisible()
})

test('a model voice that cannot be measured is heard as a whole, and says nothing of it', async () => {
  const { user, dialog } = await openResult()
  await user.click(dialog.getByRole('button', { name: /^Three/ }))
  expect(dialog.getByRole('button', { name: 'Whole model' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('drills are asked for by the weak sounds and what they were taken for', async () => {
  const { dialog } = await openResult()
  expect(await dialog.findByRole('region', { name: 'Practise your weak sounds' })).toBeVisible()
  expect(asked.map(({ search }) => search)).toEqual(['?sounds=TH-S&without=7'])
})

test('the attempt before this one is compared with it', async () => {
  const { dialog } = await openResult()
  const compared = within(await dialog.findByRole('region', { name: 'Since your previous attempt' }))
  expect(compared.getByRole('row', { name: /Pronunciation 1.0 3.0/ })).toHaveTextContent('better')
  expect(compared.getByRole('row', { name: /Oral fluency/ })).toHaveTextContent('about the same')
})

test('of another’s answer whose details are withheld nothing is said to stand out or not', async () => {
  const { score } = anAnswer()
  const items = [{ title: 'fluency', value: 3, maxValue: 5, content: '', standardError: null, zeroedBy: null }]
  const withheld = { ...score, items, evidence: { kind: 'none' }, comparisons: [], findings: [] }
  const theirs = anAnswer({ id: 8, practiceId: 7, type: 'OTHER_ANSWER', nickname: 'Arash', score: withheld })
  apiServer.use(
    answers(
      '/api/practices/7',
      aPractice({ id: 7, taskId: 'speaking/read-aloud', prompt: { text: 'Three thin cats.' } }),
    ),
    answers('/api/attempts/8', theirs),
  )
  renderApp(`${page}?answer=8`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(await dialog.findByText('Answer this question, or show its answer, to see the details.')).toBeVisible()
  expect(dialog.queryByText('Nothing stands out.')).toBeNull()
  expect(dialog.queryByText('Fix this first')).toBeNull()
})
