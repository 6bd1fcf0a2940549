import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { serveQuestion } from '../../testing/re-order-question.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aComment, aReply, commentsServer } from './testing/comments-api.ts'

withApiServer()

const page = '/dashboard/reading/re-order-paragraphs/question/31'
const many = Array.from({ length: 34 }, (_, i) => aComment({ id: 100 - i, comment: `Thought ${i + 1}` }))
const article = (name: RegExp) => screen.findByRole('article', { name })

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
  serveQuestion()
})

test('a comment that the address asks for is shown and focused however far down it stands', async () => {
  commentsServer({ comments: [...many, aComment({ nickname: 'Mina', replyCount: 1 })], replies: { 7: [aReply()] } })
  renderApp(`${page}?comment=7`)
  expect(await article(/^Comment by Mina/u)).toBeVisible()
  expect(await article(/^Reply by Omid/u)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#comment-7')))
  expect(screen.queryByText(/no longer here/u)).not.toBeInTheDocument()
})

test('who comes back to a question from elsewhere is led to the comment, and not to the heading of the page', async () => {
  commentsServer({ comments: [aComment()] })
  const { user, goTo } = renderApp(page)
  await user.click(await screen.findByRole('tab', { name: /^Comments/u }))
  await article(/^Comment by Omid/u)
  goTo('/dashboard/nowhere')
  await screen.findByRole('heading', { name: 'This page does not exist' })
  goTo(`${page}?comment=7`)
  await article(/^Comment by Omid/u)
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#comment-7')))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(document.querySelector('#comment-7'))
})

test('who writes meanwhile is not torn away to the comment', async () => {
  const server = commentsServer({ comments: [aComment()] })
  const { user } = renderApp(`${page}?comment=7`)
  const field = await screen.findByRole('textbox', { name: 'Add a comment' })
  await user.click(field)
  await article(/^Comment by Omid/u)
  await waitFor(() => expect(server.reads.length).toBeGreaterThan(0))
  expect(field).toHaveFocus()
})

test('under a comment that the address asks for the latest reply is seen at once', async () => {
  const replies = Array.from({ length: 12 }, (_, i) => aReply({ id: 70 + i, reply: `Reply ${i + 1}` }))
  commentsServer({ comments: [aComment({ replyCount: 12 })], replies: { 7: replies } })
  renderApp(`${page}?comment=7`)
  const thread = within(await screen.findByRole('region', { name: 'Replies to Omid' }))
  expect(await thread.findByText('Reply 12')).toBeVisible()
  expect(thread.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

test('an address that asks for a comment that is gone says so, once', async () => {
  const server = commentsServer({ comments: many })
  const { user } = renderApp(`${page}?comment=7`)
  expect(await screen.findByText('The comment you came for is no longer here.')).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#comments-of-31')))
  expect(await screen.findByRole('list', { name: 'Comments' })).toBeVisible()
  const asked = server.reads.length
  await user.click(screen.getByRole('switch', { name: 'Frequent questions only' }))
  await waitFor(() => expect(server.reads.length).toBeGreaterThan(asked))
  expect(screen.getAllByText('The comment you came for is no longer here.')).toHaveLength(1)
})

test('a comment on a question that was retired meanwhile is kept in its field, and the reason is said', async () => {
  const server = commentsServer()
  const { user } = renderApp(page)
  await user.click(await screen.findByRole('tab', { name: /^Comments/u }))
  const field = await screen.findByRole('textbox', { name: 'Add a comment' })
  await user.type(field, 'Too late')
  server.failure = { method: 'POST', code: 'not_found' }
  await user.click(screen.getByRole('button', { name: 'Submit comment' }))
  expect(await screen.findByText(/This question takes no comments any more/u)).toBeInTheDocument()
  expect(field).toHaveValue('Too late')
})
