import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { aUser, signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { listUndelivered } from '../drafts/kept-answers.ts'
import { aSummaryAnswer, record, serveSummary, submitButton, summaryPage } from '../testing/question-server.ts'

withApiServer()

const kind = '/api/writing/summarizeWrittenText/16'

beforeEach(() => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers())
  serveSummary(3)
})
afterEach(() => {
  keptIn.hangsIn = null
  keptIn.refusal = null
  keptIn.answerLate()
})

async function writeAndSubmit() {
  const app = renderApp(summaryPage)
  await app.user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
  await app.user.dblClick(submitButton())
  return app
}

test.each(['opening', 'transaction'] as const)(
  'an answer is sent once, and scored, while the browser’s database hangs in its %s',
  async (place) => {
    keptIn.close()
    keptIn.hangsIn = place
    const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 201 }))
    await writeAndSubmit()
    expect(await screen.findByRole('dialog', { name: 'Result' })).toBeVisible()
    expect(sent).toMatchObject([{ body: { answer: 'Trees cool.' } }])
  },
)

test('where the browser keeps nothing the learner is told, once, and the answer is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keptIn.refusal = new DOMException('Full', 'QuotaExceededError')
  const sent = record(kind, (count) => ({ body: aSummaryAnswer(), status: count <= 4 ? 0 : 201 }))
  const { user } = await writeAndSubmit()
  expect(await screen.findByText('This browser keeps nothing', { selector: 'h2' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Send now' }, { timeout: 10_000 }))
  expect(await screen.findByRole('dialog', { name: 'Result' }, { timeout: 10_000 })).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(screen.getAllByText('This browser keeps nothing', { selector: 'h2' })).toHaveLength(1)
})

test('an answer that could not be sent is in the database by then, with the key it goes with', async () => {
  const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 0 }))
  await writeAndSubmit()
  await screen.findByRole('button', { name: 'Send now' }, { timeout: 10_000 })
  await waitFor(() => expect(keptIn.rows('kept-answers')).toMatchObject([{ key: sent[0]?.key }]))
  expect(await listUndelivered(aUser().id)).toHaveLength(1)
})
