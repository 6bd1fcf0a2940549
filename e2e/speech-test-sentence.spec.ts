import { chromiumHearing } from './support/chromium.ts'
import { signUp } from './support/learner.ts'
import { speechOf, writeMicrophoneFile } from './support/microphone.ts'
import { expect, test, watchErrors } from './support/test.ts'

// Where nobody writes down what is said, a given sentence is checked.
test.use({ serverEnv: { TRANSCRIBER_EMBEDDED: 'off' } })

test('the sentence of the speech test is understood, and can be said again', async ({ server, playwright }) => {
  test.slow()
  const said = await speechOf('A clear voice makes a better recording.')
  // Said again and again, so that it is heard however late a busy machine begins to listen; one that loses sound may lose a word of it.
  const microphone = writeMicrophoneFile('.cache/e2e/speech-test.wav', said, { before: 0.1, after: 0.3 })
  const browser = await playwright.chromium.launch(chromiumHearing(microphone))
  const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await signUp(page)
  const speech = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Speech test', exact: true }) })
  const understood = speech.getByText(/^(?:Every|Not every) word was understood\./u)
  await speech.getByRole('button', { name: 'Record', exact: false }).first().click()
  // The server of this file has just started: its first take waits for the models.
  await expect(understood).toBeVisible({ timeout: 90_000 })
  await speech.getByRole('button', { name: 'Try again' }).click()
  await expect(understood).toBeHidden()
  expect(errors).toEqual([])
  await browser.close()
})
