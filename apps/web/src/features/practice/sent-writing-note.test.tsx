import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from './testing/practice-api.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/answer-consent', { agrees: false }))
})

async function open(sendsWriting: boolean) {
  apiServer.use(
    answers('/api/configs', aConfig({ sendsWriting })),
    answers('/api/practices/31', aPractice({ taskId: 'writing/write-essay', prompt: { topic: 'Should towns move?' } })),
    answers('/api/writing/writeEssay/31/answers', scoredAnswers('writeEssayScoredAnswerDtoList', [])),
  )
  renderApp('/dashboard/writing/write-essay/question/31')
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
}

test('a writing page says that answers are sent to a service outside, where they are', async () => {
  await open(true)
  expect(await screen.findByText(/also sends written answers to an outside service/u)).toBeVisible()
})

test('where they stay on this installation it says nothing', async () => {
  await open(false)
  expect(await screen.findByRole('textbox', { name: 'Your essay' })).toBeVisible()
  expect(screen.queryByText(/outside service/u)).toBeNull()
})
