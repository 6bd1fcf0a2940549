import { screen } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { answers, apiServer } from '../../../testing/api-server.ts'
import { anAnswer } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from './practice-api.ts'
import { samples } from './samples.ts'

export const page = '/dashboard/reading/re-order-paragraphs/question/31'
export const kind = '/api/reading/reorderParagraphs'
const listName = 'reorderParagraphsScoredAnswerDtoList'
const { score } = anAnswer()

export const aReOrdering = (changes: Record<string, unknown> = {}) =>
  anAnswer({
    practiceId: 31,
    taskId: 'reading/re-order-paragraphs',
    answers: { answers: ['a', 'c', 'b'] },
    score: {
      ...score,
      total: { earned: 1, max: 2 },
      reading: { earned: 1, max: 2 },
      comparisons: [{ given: 'By noon', correct: 'The market', isCorrect: false }],
    },
    ...changes,
  })

type Server = { practice?: Record<string, unknown>; mine?: unknown[]; shared?: unknown[]; agrees?: boolean | null }

export function serve({ practice = {}, mine = [], shared = [], agrees = false }: Server = {}) {
  apiServer.use(
    answers('/api/practices/31', aPractice(practice)),
    answers(`${kind}/31/answers`, scoredAnswers(listName, mine)),
    answers(`${kind}/31/answers/other`, scoredAnswers(listName, shared)),
    answers('/api/answer-consent', { agrees }),
  )
}

/** Records what is posted to `path` and answers with `respond`. */
export function record(path: string, respond: (count: number) => { body: JsonBodyType; status: number }) {
  const sent: { body: unknown; key: string | null; prefer: string | null }[] = []
  apiServer.use(
    http.post(path, async ({ request }) => {
      const { headers } = request
      sent.push({ body: await request.json(), key: headers.get('Idempotency-Key'), prefer: headers.get('Prefer') })
      const { body, status } = respond(sent.length)
      return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status })
    }),
  )
  return sent
}

export async function openQuestion() {
  const app = renderApp(page)
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  return app
}

export const moveFirstDown = () => screen.getByRole('button', { name: /Move down: By noon/ })
export const submitButton = () => screen.getByRole('button', { name: 'Submit' })

export const summaryPage = '/dashboard/writing/summarize-written-text/question/16'
const aSummaryPractice = () =>
  aPractice({ id: 16, taskId: 'writing/summarize-written-text', title: 'Trees', prompt: samples.summary.prompt })
export const aSummaryAnswer = (changes: Record<string, unknown> = {}) =>
  anAnswer({
    practiceId: 16,
    taskId: 'writing/summarize-written-text',
    answers: { answer: 'Trees cool.' },
    score: {
      ...score,
      total: { earned: 6.456, max: 9 },
      items: [
        { title: 'grammar', value: 1.2, maxValue: 2, content: 'Two mistakes.', standardError: 0.3, zeroedBy: null },
      ],
      findings: [
        { code: 'a', severity: 'minor', message: 'A small thing' },
        { code: 'b', severity: 'critical', message: 'A grave thing' },
      ],
      evidence: { kind: 'text', wordCount: 2, words: [], keyPoints: [] },
    },
    ...changes,
  })

export function serveSummary(remaining: number) {
  apiServer.use(
    answers('/api/users/remainingAI', { remaining, limit: 5 }),
    answers('/api/practices/16', aSummaryPractice()),
    answers(
      '/api/writing/summarizeWrittenText/16/answers',
      scoredAnswers('summarizeWrittenTextScoredAnswerDtoList', []),
    ),
    answers('/api/answer-consent', { agrees: false }),
  )
}
