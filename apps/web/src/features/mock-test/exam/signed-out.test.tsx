import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession } from '../../../shared/api/session-end.ts'
import { withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { keepTestAnswer, listTestAnswers } from '../kept/kept-test-answers.ts'
import { begin, firstOption, fourKinds, heading } from '../testing/begin-test.tsx'
import { serveTest, testPage } from '../testing/test-server.ts'

withApiServer()

beforeEach(() => signIn())
afterEach(() => keptIn.stores.clear())

/** Another tab of this browser ends the session: this one hears of it alone. */
function signOutElsewhere() {
  localStorage.setItem('sessionEndedFor', JSON.stringify({ subject: null, isByHand: true }))
  localStorage.removeItem('activeSession')
  window.dispatchEvent(new StorageEvent('storage'))
}

/** Opens the first item of a test, ends the session, and comes back to the test in the same tab once it is signed in again. */
async function comeBackAfter(end: () => void) {
  const app = await begin()
  await firstOption()
  act(end)
  await waitFor(() => expect(app.address()).toBe('/'))
  app.unmount()
  signIn()
  serveTest(fourKinds, { form: 'skill-reading' })
  renderApp(testPage)
}

test.each([
  ['here', () => endSession('signed-out')],
  ['in another tab', signOutElsewhere],
])(
  'who signs out %s leaves no open test behind: microphone and sound are checked by whoever comes next',
  async (_where, end) => {
    await comeBackAfter(end)
    expect(await heading(/^Before you begin/)).toBeVisible()
  },
)

test('whose session ended by itself goes on at the item that was open', async () => {
  await comeBackAfter(() => endSession('not_logged_in'))
  expect(await heading(/^Multiple Choice/)).toBeVisible()
})

test('an answer that the server does not have stays where its learner signs out', async () => {
  const place = { userId: 'ana', testId: 5 }
  await keepTestAnswer(place, { position: 2, answer: { text: 'Trees cool the streets' } })
  await comeBackAfter(() => endSession('signed-out'))
  expect(await listTestAnswers(place)).toEqual([{ position: 2, answer: { text: 'Trees cool the streets' } }])
})
