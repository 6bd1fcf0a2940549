import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAnswer } from '../features/practice/drafts/kept-answers.ts'
import { aPractice, scoredAnswers } from '../features/practice/testing/practice-api.ts'
import { serveSummary, summaryPage } from '../features/practice/testing/question-server.ts'
import { readSession } from '../shared/api/active-session.ts'
import { endSession, expireSession } from '../shared/api/session-end.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../testing/api-server.ts'
import { aConfig, answerPage, aProvider, aUser, issuer, signIn } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'

withApiServer()

const address = `${summaryPage}?complexities=HARD`
const typed = 'Trees cool the streets'
const ana = aUser()
const ben = aUser({ id: 'd2f5b0f4-5b1c-4d1e-9a53-0c7c8c3f6f6b', nickname: 'Ben' })
const tokenOf = ({ id }: { id: string }) => `head.${btoa(JSON.stringify({ sub: id }))}.signature`

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/attempts', answerPage([])),
    answers('/api/configs', aConfig()),
    answers(`${issuer}/.well-known/openid-configuration`, aProvider),
  )
  serveSummary(3)
  signIn({ accessToken: tokenOf(ana) })
})

const field = () => screen.findByRole('textbox', { name: /summary/i })

/** Types a summary, ends the session and waits for the public page: a page with unsent work is not asked. */
async function typeAndEnd(end: () => void) {
  const app = renderApp(address)
  await app.user.type(await field(), typed)
  await endOn(app, end)
}

async function endOn(app: ReturnType<typeof renderApp>, end = () => endSession('not_logged_in')) {
  end()
  await waitFor(() => expect(app.address()).toBe('/'))
  app.unmount()
}

/** Goes Back, from the public page to one that needs a session, and is shown the public page again. */
async function goBackTo(earlier: string) {
  const visitor = renderApp(earlier)
  await waitFor(() => expect(visitor.address()).toBe('/'))
  visitor.unmount()
}

/** Comes back from the identity provider as a learner, in the same tab. */
function signInAs(user: ReturnType<typeof aUser> & { id: string }) {
  const pending = { state: 's', verifier: 'v', intent: 'sign-in' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
  apiServer.use(
    answers('/api/users/currentUser', user),
    http.post(aProvider.token_endpoint, () => HttpResponse.json({ access_token: tokenOf(user), expires_in: 300 })),
  )
  return renderApp('/callback?code=c&state=s')
}

test('whose session ended by itself is back at the page after signing in, filters and text as they were', async () => {
  await typeAndEnd(() => endSession('not_logged_in'))
  const app = signInAs(ana)
  expect(await field()).toHaveValue(typed)
  expect(app.address()).toBe(address)
})

test('Back after the session has ended changes nothing about the way back', async () => {
  await typeAndEnd(() => endSession('not_logged_in'))
  await goBackTo('/dashboard/writing')
  const app = signInAs(ana)
  expect(await field()).toHaveValue(typed)
  expect(app.address()).toBe(address)
})

test('Back after signing out leads no other learner to the page', async () => {
  endSession('signed-out')
  await goBackTo(address)
  const app = signInAs(ben)
  expect(await screen.findByRole('heading', { level: 1, name: /Ben/u })).toBeVisible()
  expect(app.address()).toBe('/dashboard')
})

test('a refresh token that has expired leads back, too', async () => {
  await typeAndEnd(expireSession)
  signInAs(ana)
  expect(await field()).toHaveValue(typed)
})

test('another learner of the same browser is led to the dashboard and sees nothing of it', async () => {
  await typeAndEnd(() => endSession('not_logged_in'))
  const app = signInAs(ben)
  expect(await screen.findByRole('heading', { level: 1, name: /Ben/u })).toBeVisible()
  expect(app.address()).toBe('/dashboard')
  app.goTo(summaryPage)
  expect(await field()).toHaveValue('')
  expect(screen.queryByText(typed)).toBeNull()
})

test('who has signed out is led to the dashboard, and finds the text at its question', async () => {
  await typeAndEnd(() => endSession('signed-out'))
  const app = signInAs(ana)
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
  app.goTo(summaryPage)
  expect(await field()).toHaveValue(typed)
})

test('a recording that was not sent is there again for whose session ended, and for nobody else', async () => {
  const recorded = '/dashboard/speaking/read-aloud/question/31'
  const kept = 'Your recording is kept on this device. Submit it, or try again.'
  apiServer.use(
    answers('/api/practices/31', aPractice({ taskId: 'speaking/read-aloud', prompt: { text: 'Bees dance.' } })),
    answers('/api/speaking/readAloud/31/answers', scoredAnswers('readAloudScoredAnswerDtoList', [])),
  )
  const draft = { answerRequest: btoa('sound') }
  await keepAnswer({ userId: ana.id, questionId: 31, taskId: 'speaking/read-aloud', key: 'k', draft, body: null })
  const open = renderApp(recorded)
  await screen.findByText(kept)
  await endOn(open)
  const again = signInAs(ana)
  expect(await screen.findByText(kept)).toBeVisible()
  expect(again.address()).toBe(recorded)
  await endOn(again)
  const other = signInAs(ben)
  await waitFor(() => expect(other.address()).toBe('/dashboard'))
  other.goTo(recorded)
  // The home page has a recorder, too.
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  expect(await screen.findByRole('button', { name: 'Record' })).toBeVisible()
  // What is kept has been looked for by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.queryByText(kept)).toBeNull()
})

test('everything that is being written stays when a session ends: answers, notes, comments and replies', () => {
  const kept = ['draft:ana:16', 'note-draft:ana:16', 'comment-draft:ana:16', 'reply-draft:ana:4']
  for (const name of kept) localStorage.setItem(name, '"text"')
  endSession('not_logged_in')
  expect(readSession()).toBeNull()
  for (const name of kept) expect(localStorage.getItem(name)).toBe('"text"')
})

test('a page that was meant before signing in is the one that signing in leads to', async () => {
  localStorage.clear()
  const visitor = renderApp(address)
  await waitFor(() => expect(visitor.address()).toBe('/'))
  visitor.unmount()
  const app = signInAs(ben)
  await waitFor(() => expect(app.address()).toBe(address))
})
