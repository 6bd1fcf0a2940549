import { chromiumHearing } from './support/chromium.ts'
import { signUp } from './support/learner.ts'
import { speechOf, writeMicrophoneFile } from './support/microphone.ts'
import { expect, test, watchErrors } from './support/test.ts'

// Where nobody writes down what is said, a given sentence is checked.
test.use({ serverEnv: { TRANSCRIBER_EMBEDDED: 'off' } })

test('the sentence of the speech test is understood, and can be said again', async ({ server, playwright }) => {
  test.slow()
  const said = await speechOf('A clear voice makes a better recording.')
  const microphone = writeMicrophoneFile('.cache/e2e/speech-test.wav', said, { before: 0.3, after: 9 })
  const browser = await playwright.chromium.launch(chromiumHearing(microphone))
  const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await signUp(page)
  const speech = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Speech test', exact: true }) })
  await speech.getByRole('button', { name: 'Record', exact: false }).first().click()
  // The server of this file has just started: its first take waits for the models.
  await expect(speech.getByText(/was understood\.$/u)).toBeVisible({ timeout: 90_000 })
  await speech.getByRole('button', { name: 'Try again' }).click()
  await expect(speech.getByText(/was understood\.$/u)).toBeHidden()
  expect(errors).toEqual([])
  await browser.close()
})
