import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp, setWidth } from '../../../testing/render-app.tsx'
import { begin, firstOption, heading, next, press } from '../testing/begin-test.tsx'
import { testPage } from '../testing/test-server.ts'

withApiServer()

beforeEach(() => signIn())
afterEach(() => keptIn.stores.clear())

const notes = () => screen.queryByRole('textbox', { name: 'Your notes' })
const keptTexts = () => Object.keys(localStorage).filter((name) => name.startsWith('mock-'))

test('the next item begins at its top, however far down its page the last one was left', async () => {
  const { user } = await begin()
  await user.click(await firstOption())
  document.documentElement.scrollTop = 900
  await user.click(next())
  await heading(/^Re-order Paragraphs/)
  expect(document.documentElement.scrollTop).toBe(0)
})

test('a recording that may be heard is not said to be over', async () => {
  await begin(['listening/multiple-choice-single'])
  await heading(/^Multiple Choice/)
  expect(await screen.findByRole('group', { name: 'Recording' })).toBeVisible()
  expect(screen.queryByText(/^Played/)).toBeNull()
})

test('a recording that may not be heard again is not played, and its item can be answered at once', async () => {
  await begin(['listening/multiple-choice-single'], { mayBeHeard: false, isAskedAgain: true })
  await heading(/^Multiple Choice/)
  expect(await screen.findByText('Played. It is played only once.')).toBeVisible()
  expect(screen.getByText(/its clock has run on and nothing is played again\.$/)).toBeVisible()
  expect(screen.queryByText(/asked once more/)).toBeNull()
  expect(await firstOption()).toBeEnabled()
})

test('notes are kept on the device while the test runs, and gone when it is over', async () => {
  const { user, unmount } = await begin(['reading/multiple-choice-single'])
  await firstOption()
  await press(user, 'Notes')
  const notes = screen.getByRole('textbox', { name: 'Your notes' })
  await waitFor(() => expect(notes).toHaveFocus())
  await user.keyboard('bees dance{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Your notes' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Notes' })).toHaveFocus()
  unmount()
  const again = renderApp(testPage)
  await press(again.user, 'Notes')
  expect(screen.getByRole('textbox', { name: 'Your notes' })).toHaveValue('bees dance')
  await again.user.click(await firstOption())
  await again.user.click(next())
  await heading(/^The test is over/)
  expect(Object.keys(localStorage).filter((name) => name.startsWith('mock-'))).toEqual([])
})

test('on a phone the notes open over the item, are erased, and give the focus back', async () => {
  setWidth(390)
  onTestFinished(() => setWidth(1024))
  const { user } = await begin()
  await firstOption()
  await press(user, 'Notes')
  await waitFor(() => expect(notes()).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Erase all' })).toBeDisabled()
  await user.keyboard('bees dance')
  expect(keptTexts()).toEqual([expect.stringMatching(/^mock-notes:/)])
  await press(user, 'Erase all')
  expect(notes()).toHaveValue('')
  expect(keptTexts()).toEqual([])
  await press(user, 'Close')
  expect(notes()).toBeNull()
  expect(screen.getByRole('button', { name: 'Notes' })).toHaveFocus()
})
