import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { serveQuestion } from '../../testing/re-order-question.ts'
import { keepsAgain, typesElsewhere } from '../../shared/kept/testing/other-tab.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aComment, aReply, commentsServer } from './testing/comments-api.ts'

withApiServer()

const page = '/dashboard/reading/re-order-paragraphs/question/31'
const me = aUser()
const mine = (changes: Parameters<typeof aComment>[0] = {}) =>
  aComment({ id: 3, nickname: me.nickname, createdBy: me.username, comment: 'What I said', ...changes })

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
  serveQuestion()
})

async function openComments(address = page) {
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  const tab = screen.getByRole('tab', { name: /^Comments/u })
  if (address === page) await app.user.click(tab)
  return { ...app, tab }
}
const field = () => screen.findByRole('textbox', { name: 'Add a comment' })
const sendComment = () =>
  within(screen.getByRole('tabpanel', { name: /^Comments/u })).getByRole('button', { name: 'Submit comment' })
const articles = () => screen.queryAllByRole('article', { name: /^(?:Comment|Reply|Seen)/u })
const article = (name: RegExp) => screen.findByRole('article', { name })
const rows = async () => within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem')

test('the tab says how many comments there are, and shows who said what, and when', async () => {
  commentsServer({ comments: [aComment({ likesCount: 3, replyCount: 2 }), mine()] })
  const { tab } = await openComments()
  expect(tab).toHaveTextContent('Comments 2')
  const other = await article(/^Comment by Omid, 5 minutes ago$/u)
  expect(other).toHaveTextContent('Look at the linking words.')
  expect(within(other).getByRole('button', { name: 'Like what Omid wrote: 3 likes' })).toHaveTextContent('3')
  expect(within(other).getByRole('button', { name: '2 replies' })).toBeVisible()
  expect(within(await article(/^Comment by Niloofar/u)).getByText('Me')).toBeVisible()
})

test('without comments it says so', async () => {
  commentsServer()
  await openComments()
  expect(await screen.findByText('No comment found', { selector: 'p' })).toBeVisible()
})

test('a comment is sent, said to be saved, shown first and focused; its field is empty again', async () => {
  const server = commentsServer({ comments: [aComment()] })
  const { user, tab } = await openComments()
  expect(sendComment()).toBeDisabled()
  await user.type(await field(), '  ')
  expect(sendComment()).toBeDisabled()
  await user.type(await field(), 'I agree')
  await user.click(sendComment())
  expect(await screen.findByText('Comment saved')).toBeInTheDocument()
  expect(server.writes[0]).toMatchObject({ method: 'POST', body: { practiceId: 31, comment: '  I agree' } })
  const [first] = await rows()
  expect(first).toHaveTextContent('I agree')
  await waitFor(() => expect(articles()[0]).toHaveFocus())
  expect(await field()).toHaveValue('')
  expect(tab).toHaveTextContent('Comments 2')
})

test('Ctrl+Enter sends the comment and does not hand in the answer', async () => {
  const server = commentsServer()
  const { user } = await openComments()
  await user.type(await field(), 'By keys{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Comment saved')).toBeInTheDocument()
  expect(server.writes).toHaveLength(1)
})

test('what could not be sent is kept with its key, over a reload too, until it is sent', async () => {
  const server = commentsServer()
  server.failure = { method: 'POST', code: 'too_many_posts' }
  const { user, unmount } = await openComments()
  await user.type(await field(), 'Slowly')
  await user.click(sendComment())
  expect(await screen.findByText(/You are posting very fast/u)).toBeInTheDocument()
  expect(await field()).toHaveValue('Slowly')
  unmount()
  server.failure = null
  const again = await openComments()
  expect(await field()).toHaveValue('Slowly')
  await again.user.click(sendComment())
  expect(await screen.findByText('Comment saved')).toBeInTheDocument()
  const keys = server.writes.map(({ key }) => key)
  expect(keys[1]).toBe(keys[0])
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/u)
  expect(await field()).toHaveValue('')
})

test('a changed text is another comment', async () => {
  const server = commentsServer()
  server.failure = { method: 'POST', code: 'internal' }
  const { user } = await openComments()
  await user.type(await field(), 'One')
  await user.click(sendComment())
  await waitFor(() => expect(server.writes).toHaveLength(1))
  await waitFor(() => expect(sendComment()).not.toHaveAttribute('aria-busy'))
  await user.type(await field(), ' more')
  await user.click(sendComment())
  await waitFor(() => expect(server.writes).toHaveLength(2))
  expect(server.writes[1]?.key).not.toBe(server.writes[0]?.key)
})

test('more than 2,000 characters cannot be sent, and the count says so', async () => {
  commentsServer()
  const { user } = await openComments()
  const box = await field()
  await user.click(box)
  await user.paste('x'.repeat(2001))
  expect(sendComment()).toBeDisabled()
  expect(screen.getByText('2,001 characters')).toHaveAttribute('data-outside')
  await user.type(box, '{Backspace}')
  expect(sendComment()).toBeEnabled()
})

test('a like shows at once and takes no other press while its call runs', async () => {
  const server = commentsServer({ comments: [aComment({ likesCount: 1 })] })
  const open = Promise.withResolvers<undefined>()
  server.gate = open.promise
  const { user } = await openComments()
  const like = await screen.findByRole('button', { name: /^Like what Omid wrote/u })
  await user.click(like)
  expect(like).toHaveAttribute('aria-pressed', 'true')
  expect(like).toHaveAccessibleName('Like what Omid wrote: 2 likes')
  expect(like).toHaveAttribute('aria-disabled', 'true')
  await user.click(like)
  open.resolve(undefined)
  await waitFor(() => expect(like).toHaveAttribute('aria-disabled', 'false'))
  expect(server.writes.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/comments/7/like']])
  await user.click(like)
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() => expect(server.comments[0]?.likesCount).toBe(1))
})

test('a like that could not be saved is taken back', async () => {
  const server = commentsServer({ comments: [aComment({ likesCount: 1 })] })
  server.failure = { method: 'POST', code: 'posting_banned' }
  const { user } = await openComments()
  const like = await screen.findByRole('button', { name: /^Like what Omid wrote/u })
  await user.click(like)
  expect(await screen.findByText(/A moderator has stopped your posts/u)).toBeInTheDocument()
  expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(like).toHaveTextContent('1')
})

test('ten comments are shown, ten more with Load More, and the first new one has the focus when it was the last press', async () => {
  const comments = Array.from({ length: 12 }, (_, at) => aComment({ id: at + 1, comment: `Number ${at + 1}` }))
  const server = commentsServer({ comments })
  const { user } = await openComments()
  expect(await rows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(async () => expect(await rows()).toHaveLength(12))
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  await waitFor(() => expect(articles()[10]).toHaveFocus())
  expect(server.reads.at(-1)?.query).toEqual({ page: '0', size: '20', prediction: 'false' })
})

test('what is shown stays when no more can be loaded', async () => {
  const comments = Array.from({ length: 12 }, (_, at) => aComment({ id: at + 1 }))
  const server = commentsServer({ comments })
  const { user } = await openComments()
  await rows()
  server.failure = { method: 'GET', code: 'internal' }
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByText(/Something went wrong on our side/u)).toBeInTheDocument()
  expect(await rows()).toHaveLength(10)
  server.failure = null
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(async () => expect(await rows()).toHaveLength(12))
})

test('comments that cannot be loaded can be asked for again', async () => {
  const server = commentsServer({ comments: [aComment()] })
  server.failure = { method: 'GET', code: 'internal' }
  const { user } = await openComments()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.failure = null
  await user.click(retry)
  expect(await rows()).toHaveLength(1)
})

test('reports from exams show day, country and text, are filtered, and are nobody’s to delete', async () => {
  const prediction = { date: '2026-03-01', country: 'TR', description: 'It came second.' }
  const server = commentsServer({
    comments: [
      mine(),
      mine({ id: 5, comment: 'It came second.', prediction }),
      aComment({ nickname: '', comment: '', prediction }),
    ],
  })
  const { user } = await openComments()
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getByRole('switch', { name: 'Frequent questions only' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  const entry = await article(/^Seen in an exam, reported by Niloofar/u)
  for (const text of ['Seen in an exam', '1 Mar 2026', 'Türkiye', 'It came second.'])
    expect(entry).toHaveTextContent(text)
  expect(within(entry).queryByRole('button', { name: 'Delete my comment' })).toBeNull()
  expect(await article(/^Seen in an exam, reported by A learner/u)).toHaveTextContent('It came second.')
  expect(server.reads.at(-1)?.query['prediction']).toBe('true')
})

test('my comment is deleted after the tick, and the focus goes to the next one', async () => {
  const server = commentsServer({ comments: [mine(), aComment()] })
  const { user, tab } = await openComments()
  expect(within(await article(/Omid/u)).queryByRole('button', { name: 'Delete my comment' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Delete my comment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my comment' }))
  expect(dialog.getByText('Are you sure you want to delete? This action cannot be undone.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, delete it' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Comment deleted successfuly')).toBeInTheDocument()
  expect(await rows()).toHaveLength(1)
  await waitFor(() => expect(articles()[0]).toHaveFocus())
  expect(tab).toHaveTextContent('Comments 1')
  expect(server.comments.map(({ id }) => id)).toEqual([7])
})

test('a comment that could not be deleted stays, and its dialog too', async () => {
  const server = commentsServer({ comments: [mine()] })
  server.failure = { method: 'DELETE', code: 'internal' }
  const { user } = await openComments()
  await user.click(await screen.findByRole('button', { name: 'Delete my comment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my comment' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Something went wrong on our side/u)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my comment' })).toHaveFocus())
})

test('the first reply is written where the focus goes, counted, shown and focused', async () => {
  const server = commentsServer({ comments: [aComment()] })
  const { user } = await openComments()
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const box = await screen.findByRole('textbox', { name: 'Reply to Omid' })
  expect(box).toHaveFocus()
  await user.type(box, 'Which ones?')
  await user.click(screen.getByRole('button', { name: 'Submit reply' }))
  expect(await screen.findByText('Comment saved')).toBeInTheDocument()
  const reply = await article(/^Reply by Niloofar/u)
  expect(reply).toHaveTextContent('Which ones?')
  await waitFor(() => expect(reply).toHaveFocus())
  expect(screen.getByRole('button', { name: '1 reply' })).toBeVisible()
  expect(server.writes[0]).toMatchObject({
    path: '/api/commentReplies/7',
    body: { commentId: 7, reply: 'Which ones?' },
  })
})

test('replies are opened, liked, loaded ten by ten, and mine deleted', async () => {
  const replies = Array.from({ length: 11 }, (_, at) => aReply({ id: 70 + at, reply: `Reply number ${at + 1}` }))
  replies[10] = aReply({ id: 99, nickname: me.nickname, createdBy: me.email, reply: 'Mine' })
  const server = commentsServer({ comments: [aComment({ replyCount: 11 })], replies: { 7: replies } })
  const { user } = await openComments()
  const toggle = await screen.findByRole('button', { name: '11 replies' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  const thread = within(await screen.findByRole('region', { name: 'Replies to Omid' }))
  await waitFor(() => expect(thread.getAllByRole('article')).toHaveLength(10))
  expect(toggle).toHaveFocus()
  const [first] = thread.getAllByRole('button', { name: /^Like/u })
  if (first === undefined) throw new Error('There is no reply to like')
  await user.click(first)
  await waitFor(() => expect(first).toHaveAccessibleName('Like what Omid wrote: 1 like'))
  await user.click(thread.getByRole('button', { name: 'Load More' }))
  const own = await article(/^Reply by Niloofar/u)
  await user.click(within(own).getByRole('button', { name: 'Delete my reply' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my reply' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Comment deleted successfuly')).toBeInTheDocument()
  await waitFor(() => expect(thread.getAllByRole('article')).toHaveLength(10))
  expect(screen.getByRole('button', { name: '10 replies' })).toBeVisible()
  await waitFor(() => expect(thread.getAllByRole('article').at(-1)).toHaveFocus())
  expect(server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/commentReplies/70/like',
    'DELETE /api/commentReplies/99',
  ])
})

test('a reply to a comment that was deleted meanwhile is kept in its field', async () => {
  const server = commentsServer({ comments: [aComment()] })
  const { user } = await openComments()
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const box = await screen.findByRole('textbox', { name: 'Reply to Omid' })
  await user.type(box, 'Too late')
  server.failure = { method: 'POST', code: 'not_found' }
  await user.click(screen.getByRole('button', { name: 'Submit reply' }))
  expect(await screen.findByText(/no longer there/u)).toBeInTheDocument()
  expect(box).toHaveValue('Too late')
})

test('what somebody wrote is text: markup and links are nothing else', async () => {
  const hostile = '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a> https://example.org'
  commentsServer({ comments: [aComment({ comment: hostile, nickname: '<b>Omid</b>' })] })
  await openComments()
  const shown = await article(/^Comment by <b>Omid<\/b>/u)
  expect(shown).toHaveTextContent(hostile)
  expect(shown.querySelectorAll('a, img, b b')).toHaveLength(0)
})

test('what a moderator hid is marked for its author, and a long comment opens', async () => {
  commentsServer({ comments: [mine({ hidden: true, comment: 'long line\n'.repeat(20) })] })
  const { user } = await openComments()
  expect(await screen.findByText('Hidden by a moderator')).toBeVisible()
  const open = screen.getByRole('button', { name: 'Show all' })
  expect(open).toHaveAttribute('aria-expanded', 'false')
  await user.click(open)
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})

test('an address with a comment opens it with its replies', async () => {
  commentsServer({ comments: [mine(), aComment({ replyCount: 1 })], replies: { 7: [aReply()] } })
  await openComments(`${page}?comment=7`)
  expect(await article(/^Reply by Omid/u)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#comment-7')))
})

test('while the exam’s clock runs, nothing of others is shown', async () => {
  commentsServer({ comments: [aComment()] })
  const { user } = await openComments()
  await rows()
  await user.click(screen.getByRole('switch', { name: 'Exam timing' }))
  await waitFor(() => expect(screen.queryByRole('tab', { name: /^Comments/u })).toBeNull())
  expect(screen.queryByRole('tab', { name: 'Community' })).toBeNull()
  expect(articles()).toEqual([])
})

test('what another tab writes as a comment is said; one looks at it, goes on with it, and both are kept', async () => {
  commentsServer()
  const { user } = await openComments()
  await user.type(await field(), 'Mine')
  typesElsewhere(`comment-draft:${me.id}:31`, { text: 'Written elsewhere', key: null })
  expect(await screen.findByText('Another tab has a newer text here. Both are kept.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  expect(screen.getByRole('region', { name: 'The other text' })).toHaveTextContent('Written elsewhere')
  await user.click(screen.getByRole('button', { name: 'Go on with it' }))
  expect(await field()).toHaveValue('Written elsewhere')
  expect(screen.getByRole('region', { name: 'The other text' })).toHaveTextContent('Mine')
  await user.click(screen.getByRole('button', { name: 'Throw it away' }))
  expect(screen.queryByRole('button', { name: 'Go on with it' })).toBeNull()
})

test('a comment that was thrown away is not offered again while its tab keeps it as it was', async () => {
  commentsServer()
  const { user } = await openComments()
  const name = `comment-draft:${me.id}:31`
  await user.type(await field(), 'Mine')
  typesElsewhere(name, { text: 'Theirs', key: null })
  await keepsAgain(name, () => user.click(screen.getByRole('button', { name: 'Throw it away' })))
  expect(screen.queryByText(/another text|newer text/u)).toBeNull()
})
