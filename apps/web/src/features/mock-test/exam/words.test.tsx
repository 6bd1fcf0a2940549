import { screen, within } from '@testing-library/react'
import type { Interruption } from '@rehearsal/exam/mock-test/run/run'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { begin, firstOption, heading, press } from '../testing/begin-test.tsx'
import { serveTest, testPage } from '../testing/test-server.ts'

withApiServer()

beforeEach(() => signIn())
afterEach(() => keptIn.stores.clear())

describe('the bar', () => {
  const bar = () => screen.findByRole('banner')

  test('names no item before there is one: how many come, and that the introduction is not scored', async () => {
    serveTest(['speaking/read-aloud', 'speaking/read-aloud'])
    const { user } = renderApp(testPage)
    await heading(/^Before you begin/)
    expect(await bar()).toHaveTextContent(/Full test2 items$/)
    await press(user, 'Continue')
    await heading(/^Introduce yourself/)
    expect(await bar()).toHaveTextContent(/Full testIntroduction, not scored$/)
    await press(user, 'Skip it')
    await heading(/^Part 1 of 1/)
    expect(await bar()).toHaveTextContent(/Item 1 of 2$/)
  })

  test('names the item to which a learner comes back', async () => {
    serveTest(['reading/multiple-choice-single', 'reading/re-order-paragraphs'], { form: 'skill-reading', position: 1 })
    renderApp(testPage)
    await heading(/^Before you begin/)
    expect(await bar()).toHaveTextContent(/Item 2 of 2$/)
  })
})

describe('who comes back to an item', () => {
  const lost = (from: number): Interruption => ({
    part: 'listening',
    position: 0,
    from,
    to: from + 1000,
    kind: 'page-lost',
    forgivenMs: 1000,
  })
  /** Where all breaks are used the clock runs, and nothing stands before the item. */
  async function comeBack(breaks: number) {
    const interruptions = Array.from({ length: breaks }, (_, index) => lost(index))
    serveTest(['listening/multiple-choice-single'], { form: 'skill-reading', interruptions }, { isAskedAgain: true })
    const { user } = renderApp(testPage)
    await press(user, breaks < 3 ? 'Continue' : 'Go on now')
    if (breaks < 3) await press(user, 'Begin')
  }

  test.each([
    [1, 'This part allows 2 more breaks.'],
    [2, 'This part allows 1 more break.'],
    [3, 'This part allows no further break: at the next one its clock runs on.'],
  ] as const)(
    'is told what is asked again and what is left, after %i breaks, and of no interruption',
    async (breaks, text) => {
      await comeBack(breaks)
      await firstOption()
      const told = screen.getByText(/^You have come back to this item, so it is asked once more/)
      expect(told).toHaveTextContent(text)
      expect(screen.queryByText(/interrupt|contact was lost/i)).toBeNull()
    },
  )
})

test('no instruction speaks of the exam inside the exam', () => {
  for (const { id, instruction } of Object.values(catalogue))
    expect([id, instruction]).not.toContainEqual(expect.stringMatching(/\bexam\b/))
})

test('a recording that was played is said to be over without a word of the exam', async () => {
  await begin(['listening/multiple-choice-single'], { mayBeHeard: false })
  const article = within(await screen.findByRole('article'))
  expect(await article.findByText('Played. It is played only once.')).toBeVisible()
  expect(article.queryByText(/in the exam/i)).toBeNull()
})
