import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aList, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import { answers, apiServer, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { begin, firstOption, fourKinds as kinds, heading, next, press } from '../testing/begin-test.tsx'
import { serveTest, testPage } from '../testing/test-server.ts'

withApiServer()

beforeEach(() => signIn())
afterEach(() => {
  vi.useRealTimers()
  keptIn.stores.clear()
})

test('a test stands in a frame of its own, without menu and dictionary, marked as an exam and without a spelling checker', async () => {
  await begin()
  const title = await heading(/^Multiple Choice/)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(title.closest('[data-exam-runs]')).toHaveAttribute('spellcheck', 'false')
  expect(screen.getByRole('progressbar', { name: 'Items done' })).toHaveAttribute('aria-valuemax', '4')
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00|0:5\d)$/)
})

test('an answer is handed in by Next, and the next item has the focus on its heading', async () => {
  const { user, server } = await begin()
  await user.click(await firstOption())
  await user.click(next())
  const title = await heading(/^Re-order Paragraphs/)
  await waitFor(() => expect(title).toHaveFocus())
  expect(server.taken.get(0)).toEqual({ answer: expect.any(String) })
  expect(server.sent).toHaveLength(1)
})

test('an item without an answer is left only after a question', async () => {
  const { user, server } = await begin()
  await firstOption()
  await user.click(next())
  const dialog = await screen.findByRole('dialog', { name: 'Leave this item without an answer?' })
  await user.click(within(dialog).getByRole('button', { name: 'Back to the item' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent).toEqual([])
  await user.keyboard('{Control>}{Enter}{/Control}')
  const again = await screen.findByRole('dialog', { name: 'Leave this item without an answer?' })
  await user.click(within(again).getByRole('button', { name: 'Next item' }))
  await heading(/^Re-order Paragraphs/)
  expect(server.sent).toEqual([{ position: 0, answer: null }])
})

test('the last item of a part leads to the next part, and the last of all to the end', async () => {
  const { user, server } = await begin(['reading/multiple-choice-single', 'listening/write-from-dictation'])
  await user.click(await firstOption())
  await user.click(next())
  await heading(/^Part 2 of 2: Listening/)
  await press(user, 'Begin')
  await user.type(await screen.findByRole('textbox', { name: 'The sentence you hear' }), 'Libraries close')
  await user.click(next())
  await heading(/^The test is over/)
  expect(server.taken.get(1)).toEqual({ answer: 'Libraries close' })
  expect(screen.getByRole('link', { name: 'Go to your mock tests' })).toHaveAttribute('href', '/dashboard/mock-test')
})

test('the test is over only when the server has ended it, and then leads to its report', async () => {
  const { user, server } = await begin(['reading/multiple-choice-single'])
  await user.click(await firstOption())
  server.failing('end', 'offline')
  await user.click(next())
  await heading(/^Your last answer is handed in/)
  await screen.findByText(/It did not get through yet/)
  expect(screen.queryByText('The test is over')).toBeNull()
  server.mended()
  await press(user, 'Try now')
  const title = await heading(/^The test is over/)
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByRole('link', { name: 'See the report' })).toHaveAttribute('href', `${testPage}/report`)
})

test.each([
  ['offline', 'There is no connection'],
  ['internal', 'The test does not open at the moment'],
] as const)('an item that does not come, %s, is said so with what can be done', async (code, title) => {
  const server = serveTest(kinds, { form: 'skill-reading' })
  const { user } = renderApp(testPage)
  await press(user, 'Continue')
  server.failing('open', code)
  await press(user, 'Begin')
  for (const again of [1, 2]) {
    await waitFor(() => expect(server.calls.filter((call) => call === 'open')).toHaveLength(again))
    await screen.findByText(/Waiting for the connection/)
    act(() => void window.dispatchEvent(new Event('online')))
  }
  const shown = await heading(new RegExp(title, 'u'))
  await waitFor(() => expect(shown).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Go to your mock tests' })).toBeVisible()
  server.mended()
  await press(user, 'Try now')
  await heading(/^Multiple Choice/)
})

test('without a line Next waits, says that the answer is safe, and goes on by itself', async () => {
  const { user, server } = await begin()
  await user.click(await firstOption())
  server.failing('answer', 'offline')
  await user.click(next())
  expect(await screen.findByText('Waiting for the connection. What you answered is safe on this device.')).toBeVisible()
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toHaveLength(1))
  server.mended()
  act(() => void window.dispatchEvent(new Event('online')))
  await heading(/^Re-order Paragraphs/)
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toEqual([]))
})

test('after a reload an answer that was not delivered is sent, and the test goes on where it was', async () => {
  const { user, server, unmount } = await begin()
  await user.click(await firstOption())
  server.failing('answer', 'internal')
  await user.click(next())
  await waitFor(() => expect(keptIn.rows('mock-test-answers')).toHaveLength(1))
  unmount()
  server.mended()
  renderApp(testPage)
  await heading(/^Re-order Paragraphs/)
  expect(server.taken.get(0)).toEqual({ answer: expect.any(String) })
})

test('what was typed is there again after a reload, and the checks are not asked for again', async () => {
  const { user, unmount } = await begin(['writing/write-essay', 'writing/summarize-written-text'])
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Cities grow')
  unmount()
  renderApp(testPage)
  expect(await screen.findByRole('textbox', { name: 'Your essay' })).toHaveValue('Cities grow')
})

test('a window that another one took the test from says so, and can take it back', async () => {
  const { user, server } = await begin()
  await user.click(await firstOption())
  server.takenElsewhere()
  await user.click(next())
  await heading(/^This test is open in another window/)
  await press(user, 'Take it over here')
  await heading(/^Re-order Paragraphs/)
  expect(server.taken.size).toBe(1)
})

test('an answer that is refused is said, and the test goes on without it', async () => {
  const { user, server } = await begin()
  await user.click(await firstOption())
  server.failing('answer', 'invalid_request')
  await user.click(next())
  expect(await screen.findByText('One answer could not be taken')).toBeVisible()
  server.mended()
  act(() => void window.dispatchEvent(new Event('online')))
  await heading(/^Re-order Paragraphs/)
  expect(server.taken.get(0)).toBeNull()
})

test('time that is up hands in once what is there', async () => {
  const server = serveTest(kinds, { form: 'reading' })
  server.leaves(2000)
  const { user } = renderApp(testPage)
  await press(user, 'Continue')
  await press(user, 'Begin')
  await user.click(await firstOption())
  const before = await heading(/^Multiple Choice/)
  act(() => before.focus())
  server.leaves(60_000)
  const title = await heading(/^Re-order Paragraphs/)
  // A heading of its own: the same one, with another text, is not spoken.
  expect(title).not.toBe(before)
  await waitFor(() => expect(title).toHaveFocus())
  expect(server.sent).toEqual([{ position: 0, answer: { answer: expect.any(String) } }])
})

test('leaving the running test asks first', async () => {
  const { user, goTo, address } = await begin()
  await firstOption()
  act(() => goTo('/dashboard'))
  const dialog = await screen.findByRole('dialog', { name: 'Leave the running test?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(address()).toBe(testPage)
})

test.each([
  ['load', 'not_found', /^This test does not exist any more/],
  ['open', 'test_ended', /^The test is over/],
] as const)('a test of which the server says at %s %s leads to the list', async (call, code, title) => {
  const server = serveTest(kinds, { form: 'reading' })
  server.failing(call, code)
  const { user } = renderApp(testPage)
  if (call === 'open') {
    await press(user, 'Continue')
    await press(user, 'Begin')
  }
  await heading(title)
  expect(screen.getByRole('link', { name: 'Go to your mock tests' })).toBeVisible()
})

test('a part that forgives nothing more does not let its clock run unseen: it is gone on with at once', async () => {
  const loss = { part: 'reading', position: 1, from: 0, to: 1, kind: 'page-lost', forgivenMs: 1 } as const
  const server = serveTest(kinds, { form: 'skill-reading', position: 1, interruptions: [loss, loss, loss] })
  const { user } = renderApp(testPage)
  expect(await screen.findByText(/^The clock is running/)).toBeVisible()
  await press(user, 'Go on now')
  await heading(/^Re-order Paragraphs/)
  expect(server.calls.slice(0, 2)).toEqual(['load', 'open'])
})

test('who comes back is told where, and that the clock runs where the test is open', async () => {
  serveTest(kinds, { form: 'skill-reading', position: 1 })
  renderApp(testPage)
  expect(await screen.findByText(/^You go on at item 2\. If the test is open in another window/)).toBeVisible()
})

test('who left the test within the app checks the sound again', async () => {
  const { user, goTo } = await begin()
  await firstOption()
  apiServer.use(answers('/api/mock-tests', aList({ running: aRunningRow() })))
  act(() => goTo('/dashboard/mock-test'))
  await press(user, 'Leave')
  await screen.findByRole('link', { name: 'Go on with it' })
  act(() => goTo(testPage))
  expect(await heading(/^Before you begin/)).toBeVisible()
})

test('a microphone that was not heard is warned of, and the test may begin', async () => {
  serveTest(['speaking/read-aloud'], { form: 'mini' })
  const { user } = renderApp(testPage)
  expect(await screen.findByText(/all your speaking items stay empty/)).toBeVisible()
  await press(user, 'Continue')
  await heading(/^Part 1 of 1/)
})

test('an intro names only the clocks of what this form takes from the part', async () => {
  serveTest(['listening/highlight-incorrect-words'], { form: 'skill-reading' })
  const { user } = renderApp(testPage)
  await press(user, 'Continue')
  await heading(/^Part 1 of 1/)
  expect(screen.getByText('One clock runs over all items of this part.')).toBeVisible()
})

test('a full test begins with an introduction that can be left out', async () => {
  const server = serveTest(['speaking/read-aloud'])
  const { user } = renderApp(testPage)
  expect(await screen.findByRole('region', { name: 'Check your sound' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Check your microphone' })).toBeVisible()
  await press(user, 'Continue')
  await heading(/^Introduce yourself/)
  await press(user, 'Skip it')
  await heading(/^Part 1 of 1: Speaking and writing/)
  expect(server.calls).toEqual(['load'])
})

test('a test that cannot be loaded is tried again', async () => {
  const server = serveTest(kinds, { form: 'reading' })
  server.failing('load', 'internal')
  const { user } = renderApp(testPage)
  await screen.findByText('The test could not be loaded')
  server.mended()
  await press(user, 'Retry')
  expect(await heading(/^Before you begin/)).toBeVisible()
})

// Last: from now on this page knows that its browser keeps nothing.
test('where the browser keeps nothing no answer is called safe', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user, server } = await begin()
  await user.click(await firstOption())
  server.failing('answer', 'offline')
  keptIn.refusal = new Error('No')
  await user.click(next())
  expect(await screen.findByText(/Keep this page open: your answer is lost with it/)).toBeVisible()
  expect(screen.queryByText(/safe on this device/)).toBeNull()
  expect(warn).toHaveBeenCalled()
  keptIn.refusal = null
})
