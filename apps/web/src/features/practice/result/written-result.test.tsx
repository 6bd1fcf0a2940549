import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { anAnswer, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from '../testing/practice-api.ts'

withApiServer()

const page = '/dashboard/writing/write-essay/question/7'
const go = {
  word: 'go',
  type: 'GRAMMAR_MODERATE',
  grammarErrorType: 'NONE',
  suggestion: 'goes',
  explanation: 'He goes.',
  category: 'agreement',
  confidence: 0.95,
  span: [3, 5],
}
const item = (
  title: string,
  value: number,
  maxValue: number,
  zeroedBy: string | null = null,
  standardError: number | null = null,
) => ({
  title,
  value,
  maxValue,
  content: 'Judged.',
  standardError,
  zeroedBy,
})

/** An essay of one sentence, judged by an engine of this id. */
function anEssay(
  engineId: string,
  items = [item('content', 5, 6), item('structure', 3, 6), item('grammar', 1.4, 2)],
  findings: object[] = [{ code: 'x', severity: 'critical', start: 3, end: 5, message: 'He goes.', suggestion: 'goes' }],
) {
  const { score } = anAnswer()
  return anAnswer({
    practiceId: 7,
    taskId: 'writing/write-essay',
    answers: { answer: 'He go home.' },
    score: {
      ...score,
      items,
      engine: { id: engineId, version: '1' },
      findings,
      evidence: { kind: 'text', wordCount: 3, words: [go], keyPoints: [] },
    },
  })
}

async function open(essay: object = anEssay('rehearsal-writing')) {
  const key = { keyPoints: [], sampleAnswer: 'A model.', explanation: 'So.', explanationAudio: 'why' }
  const revealed = { ...key, analysis: { tests: 'Ideas.', traps: 'None.', approach: 'Slowly.' } }
  const prompt = { topic: 'Should towns move?' }
  apiServer.use(
    answers('/api/practices/7', aPractice({ id: 7, taskId: 'writing/write-essay', prompt, revealed })),
    answers('/api/writing/writeEssay/7/answers', scoredAnswers('writeEssayScoredAnswerDtoList', [essay])),
  )
  const { user } = renderApp(page)
  await user.click(await screen.findByRole('button', { name: 'Open answer #0009' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Result' })) }
}

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/answer-consent', { agrees: false }))
})

test.each(['topic_doubtful', 'foreign_paragraph'])(
  'what the score says of the topic stands above what would raise it: %s',
  async (code) => {
    const message = 'The paragraph “Tea is …” seems to be about something else.'
    const { dialog } = await open(anEssay('rehearsal-writing', undefined, [{ code, severity: 'moderate', message }]))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'What would raise your score most' })).toBeVisible()
  },
)

test('what takes an answer to nothing is said once, and other grave findings stand above it', async () => {
  const items = [
    { ...item('content', 0, 6), content: 'The same words come again and again.' },
    { ...item('grammar', 0, 2, 'content'), content: 'It is not counted.' },
  ]
  const whole = (message: string) => ({ code: 'x', severity: 'critical', message })
  const findings = [
    whole('The same words come again and again.'),
    whole('Hardly any word of your own is about the topic.'),
  ]
  const { dialog } = await open(anEssay('rehearsal-writing', items, findings))
  const first = within(dialog.getByRole('region', { name: 'Fix this first' }))
  expect(first.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1Hardly any word of your own is about the topic.',
  ])
  const changes = within(dialog.getByRole('region', { name: 'What would raise your score most' }))
  expect(changes.getByText('The same words come again and again.')).toBeVisible()
})

test('a written result says what cost most and what would raise the score, and leads to the place', async () => {
  const { user, dialog } = await open()
  const changes = within(dialog.getByRole('region', { name: 'What would raise your score most' }))
  expect(changes.getByText(/structure and coherence cost the most: 3\.0 of its 6 points/iu)).toBeVisible()
  expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('to the next level'),
    expect.stringContaining('Take Content to the next level'),
    expect.stringContaining('Verbs that do not agree: “go”'),
  ])
  await user.click(changes.getByRole('button', { name: 'Show it: Verbs that do not agree: “go”' }))
  expect(dialog.getByRole('button', { name: 'Subject and verb agree: go' })).toHaveFocus()
})

test('an opened trait says what its next level needs', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: /^Grammar/u }))
  expect(dialog.getByText(/For the next level: Use some longer sentences/u)).toBeVisible()
})

test.each([
  ['by its own error', { earned: 9, max: 14, standardError: 1 }, 'Likely between 7.4 and 10.6.'],
  ['in a score of before, by those of its traits', { earned: 9, max: 14 }, 'Likely between 8.2 and 9.8.'],
])('the total’s likely range is told %s', async (_how, total, told) => {
  const items = [item('content', 4.5, 7, null, 0.3), item('structure', 4.5, 7, null, 0.4)]
  const essay = anEssay('own', items)
  const { dialog } = await open({ ...essay, score: { ...essay.score, total } })
  expect(dialog.getByText(told)).toBeVisible()
})

test('no range is told about what a rule set to nothing', async () => {
  const essay = anEssay('own', [item('form', 0, 2, null, 0), item('grammar', 0, 2, 'form', 0)])
  const { user, dialog } = await open({
    ...essay,
    score: { ...essay.score, total: { earned: 0, max: 4, standardError: 0 } },
  })
  for (const name of [/^Form/u, /^Grammar/u]) {
    await user.click(dialog.getByRole('button', { name }))
    expect(dialog.queryByText(/Likely between/u)).toBeNull()
  }
})

test('a score that an outside service helped to make says so', async () => {
  const { dialog } = await open(anEssay('rehearsal-writing + openai'))
  expect(dialog.getByText(/An outside service helped to judge this answer/u)).toBeVisible()
})

test('where a zero rule took everything, only its trait is told', async () => {
  const lost = { ...item('grammar', 0, 2, 'form'), content: 'It is not counted.' }
  const { dialog } = await open(anEssay('own', [{ ...item('form', 0, 2), content: '500 words.' }, lost]))
  const changes = within(dialog.getByRole('region', { name: 'What would raise your score most' }))
  expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1Form earned nothing, and without it nothing else counts500 words.Show it',
  ])
  expect(changes.queryByText(/cost the most/u)).toBeNull()
})

test('of another’s essay whose details are withheld nothing is said to stand out or not', async () => {
  const essay = anEssay('own', [item('content', 5, 6), item('grammar', 1, 2)])
  const withheld = { ...essay.score, evidence: { kind: 'none' }, comparisons: [], findings: [] }
  const theirs = { ...essay, id: 8, type: 'OTHER_ANSWER', nickname: 'Arash', score: withheld }
  apiServer.use(
    answers(
      '/api/practices/7',
      aPractice({ id: 7, taskId: 'writing/write-essay', prompt: { topic: 'Should towns move?' } }),
    ),
    answers('/api/writing/writeEssay/7/answers', scoredAnswers('writeEssayScoredAnswerDtoList', [])),
    answers('/api/attempts/8', theirs),
  )
  renderApp(`${page}?answer=8`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(await dialog.findByText('Answer this question, or show its answer, to see the details.')).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Content/u })).toBeVisible()
  expect(dialog.queryByText('Nothing stands out.')).toBeNull()
  expect(dialog.queryByText('Fix this first')).toBeNull()
})
