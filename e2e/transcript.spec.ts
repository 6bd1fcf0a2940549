import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { mouse } from './support/hand.ts'
import { recordAnswer } from './support/kinds.ts'
import { speechOf, writeMicrophoneFile } from './support/microphone.ts'
import { questionPage } from './support/pages.ts'
import { submit } from './support/practising.ts'
import { resultDialog, spokenEvidence, writtenEvidence } from './support/result-pages.ts'
import { sampleAnswer } from './support/sample-answer.ts'
import { expect, test, watchErrors } from './support/test.ts'

const IMAGE = 526

test('free speech is written down by the built-in recogniser, and its words can be opened one by one', async ({
  server,
  playwright,
}) => {
  test.setTimeout(300_000)
  const [first = '', second = ''] = sampleAnswer('speaking/describe-image', IMAGE).split(/(?<=\.)\s+/u)
  const said = await speechOf(`${first} ${second}`)
  const microphone = writeMicrophoneFile('.cache/e2e/describe-image.wav', said, { before: 1.5, after: 9 })
  const browser = await playwright.chromium.launch(chromiumHearing(microphone))
  const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await signInToDemo(page, 'PREMIUM')
  await page.goto(`/dashboard/speaking/describe-image/question/${IMAGE}`)
  await expect(questionPage(page).position).toBeVisible()
  await recordAnswer(page)
  await submit(page, mouse)
  const { total, evidence, trait } = resultDialog(page)
  await expect(total).toBeVisible({ timeout: 120_000 })
  await expect(evidence.getByText('Written down by the built-in speech recogniser', { exact: false })).toBeVisible()
  await expect(evidence.getByText('Rough estimate', { exact: false })).toHaveCount(0)
  await expect(trait('Content')).toBeVisible()
  await expect(writtenEvidence(page).points.getByText('Heard', { exact: true }).first()).toBeVisible()
  const { words, card, spotted } = spokenEvidence(page)
  await expect(spotted).toHaveCount(0)
  expect(await words.count()).toBeGreaterThan(8)
  await words.first().click()
  await expect(card).toBeVisible()
  await expectAccessible(page)
  expect(errors.filter((text) => !/status of 503/u.test(text))).toEqual([])
  await browser.close()
})
