import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { begin, firstOption, heading, next, press } from '../testing/begin-test.tsx'
import { serveTest, testPage } from '../testing/test-server.ts'

withApiServer()

beforeEach(() => signIn())
afterEach(() => keptIn.stores.clear())

const question = (name: string) => screen.findByRole('dialog', { name })
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const gap = (number: number) => screen.findByRole('textbox', { name: new RegExp(`^Gap ${number} of`) })

describe('what is missing', () => {
  const kinds = ['listening/fill-in-the-blanks', 'listening/write-from-dictation'] as const

  test('empty gaps are counted before their item is left', async () => {
    const { user, server } = await begin(kinds)
    await user.type(await gap(1), 'bees')
    await user.click(next())
    const asked = await question('Leave this item with empty gaps?')
    expect(asked).toHaveTextContent('1 of 2 gaps is empty. You can’t come back to it.')
    await user.click(within(asked).getByRole('button', { name: 'Next item' }))
    await heading(/^Write From Dictation/)
    expect(server.sent).toEqual([{ position: 0, answer: { words: ['bees', ''] } }])
  })

  test('nothing is asked where every gap has a word', async () => {
    const { user } = await begin(kinds)
    await user.type(await gap(1), 'bees')
    await user.type(await gap(2), 'dance')
    await user.click(next())
    expect(await heading(/^Write From Dictation/)).toBeVisible()
  })

  test('a text that is too short is told with its length and with what it needs', async () => {
    const { user } = await begin(['writing/write-essay', 'writing/write-essay'])
    await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Cities grow')
    await user.click(next())
    const asked = await question('Leave this item as it is?')
    expect(asked).toHaveTextContent(
      'Your text has 2 words; full marks for its length begin at 200. You can’t come back to it.',
    )
  })

  test('a word that is chosen meanwhile is counted, too', async () => {
    const { user } = await begin(kinds)
    await user.type(await gap(1), 'bees')
    await user.click(next())
    await user.click(
      within(await question('Leave this item with empty gaps?')).getByRole('button', { name: 'Back to the item' }),
    )
    await noQuestion()
    await user.clear(await gap(1))
    await user.click(next())
    expect(await question('Leave this item without an answer?')).toBeVisible()
  })
})

describe('the focus', () => {
  test('is on the answer that does no harm, so that Enter pressed twice leaves nothing', async () => {
    const { user, server } = await begin()
    await firstOption()
    await user.keyboard('{Control>}{Enter}{/Control}')
    const asked = await question('Leave this item without an answer?')
    const back = within(asked).getByRole('button', { name: 'Back to the item' })
    await waitFor(() => expect(back).toHaveFocus())
    await user.keyboard('{Enter}')
    await noQuestion()
    expect(server.sent).toEqual([])
  })

  test('goes to the heading of the next item when the item is left by the question', async () => {
    const { user } = await begin()
    await firstOption()
    next().focus()
    await user.keyboard('{Enter}')
    const asked = await question('Leave this item without an answer?')
    within(asked).getByRole('button', { name: 'Next item' }).focus()
    await user.keyboard('{Enter}')
    const title = await heading(/^Re-order Paragraphs/)
    await noQuestion()
    await waitFor(() => expect(title).toHaveFocus())
  })

  test('goes to the heading of the next item when the time runs out over the question, and no press leaves that one', async () => {
    const server = serveTest(
      ['reading/multiple-choice-single', 'reading/re-order-paragraphs', 'reading/multiple-choice-single'],
      { form: 'reading' },
    )
    server.leaves(2500)
    const { user } = renderApp(testPage)
    await press(user, 'Continue')
    await press(user, 'Begin')
    await firstOption()
    server.leaves(60_000)
    next().focus()
    await user.keyboard('{Enter}')
    await question('Leave this item without an answer?')
    const title = await heading(/^Re-order Paragraphs/)
    await noQuestion()
    await waitFor(() => expect(title).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(title).toHaveFocus()
    expect(server.sent).toHaveLength(1)
  })

  test('goes to the heading of the next item from Next, when the time runs out', async () => {
    const server = serveTest(['reading/multiple-choice-single', 'reading/re-order-paragraphs'], { form: 'reading' })
    server.leaves(2500)
    const { user } = renderApp(testPage)
    await press(user, 'Continue')
    await press(user, 'Begin')
    await firstOption()
    server.leaves(60_000)
    act(() => next().focus())
    const title = await heading(/^Re-order Paragraphs/)
    await waitFor(() => expect(title).toHaveFocus())
  })
})
