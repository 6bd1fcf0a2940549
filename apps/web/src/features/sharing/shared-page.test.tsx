import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers, apiServer, refuses, withApiServer } from '../../testing/api-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aSharedReport, aSharedScore } from './testing/a-shared-score.ts'

withApiServer()

const call = '/api/share-links/AbCdEfGhIjKlMnOpQrStUv'
const page = '/s/AbCdEfGhIjKlMnOpQrStUv'

test('anyone sees the kind, the exam and the score with its parts', async () => {
  apiServer.use(answers(call, aSharedScore()))
  renderApp(page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Write Essay' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Score 19.26 of 26' })).toBeVisible()
  expect(screen.getByText('PTE Academic')).toBeVisible()
  expect(screen.getByRole('meter', { name: 'Grammar' })).toHaveAttribute('aria-valuetext', '1.5 / 2')
  expect(screen.getByText('Shared by a learner')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'The answer' })).toBeNull()
  expect(document.title).toContain('Write Essay: 19.26 of 26')
})

test('the name and the text stand there as the learner wrote them, and do nothing', async () => {
  const text = '<img src=x onerror=alert(1)>\n\njavascript:alert(1) https://spam.example'
  apiServer.use(answers(call, aSharedScore({ nickname: '<b>سارا</b>', answer: { kind: 'text', text } })))
  renderApp(page)
  expect(await screen.findByText('Shared by <b>سارا</b>')).toBeVisible()
  const answer = within(screen.getByRole('region', { name: 'The answer' }))
  expect(answer.getByText(/onerror/u).textContent).toBe(text)
  expect(answer.queryByRole('link')).toBeNull()
})

test('a recording is played from the address of the link', async () => {
  const url = `${page}/recording.mp3`
  const source = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set')
  apiServer.use(answers(call, aSharedScore({ taskId: 'speaking/read-aloud', answer: { kind: 'recording', url } })))
  renderApp(page)
  expect(await screen.findByRole('group', { name: 'Recording of the answer' })).toBeVisible()
  expect(source).toHaveBeenCalledWith(url)
})

test('a score that counts for several skills shows each', async () => {
  const skills = { listening: { earned: 3, max: 10 }, writing: { earned: 7, max: 10 } }
  apiServer.use(answers(call, aSharedScore({ taskId: 'listening/write-from-dictation', items: [], ...skills })))
  renderApp(page)
  expect(await screen.findByRole('meter', { name: 'Listening' })).toBeVisible()
  expect(screen.getByRole('meter', { name: 'Writing' })).toBeVisible()
})

test.each(['not_found', 'invalid_request'] as const)('a link that leads nowhere says so: %s', async (code) => {
  apiServer.use(refuses(call, code))
  renderApp(page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Link not found!' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})

test('anyone sees the scores of a shared report with their ranges, and nothing of answers', async () => {
  apiServer.use(answers(call, aSharedReport()))
  renderApp(page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mini test' })).toBeVisible()
  const scale = 'on a scale from 10 to 90'
  expect(screen.getByRole('img', { name: `Overall: 61, likely between 54 and 69, ${scale}` })).toBeVisible()
  expect(screen.getByRole('img', { name: `Reading: 66, likely between 58 and 74, ${scale}` })).toBeVisible()
  expect(screen.queryByText('Writing')).toBeNull()
  expect(screen.getByText('Mock test of 20 Nov 2026')).toBeVisible()
  expect(screen.getByText('Shared by a learner')).toBeVisible()
  expect(screen.getByText(/not an official result/u)).toBeVisible()
  expect(document.title).toContain('Mini test: 61')
})

test('what could not be loaded can be asked for again', async () => {
  apiServer.use(refuses(call, 'internal'))
  const { user } = renderApp(page)
  const again = await screen.findByRole('button', { name: /Retry|again/u })
  apiServer.use(answers(call, aSharedScore()))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Write Essay' })).toBeVisible()
})
