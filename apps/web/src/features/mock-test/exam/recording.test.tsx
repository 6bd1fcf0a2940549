import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withApiServer } from '../../../testing/api-server.ts'
import { aMicrophone, type TestMicrophone } from '../../../testing/a-microphone.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { keptIn, renderApp } from '../../../testing/render-app.tsx'
import { begin, heading, next, press } from '../testing/begin-test.tsx'
import { serveTest, testPage } from '../testing/test-server.ts'

withApiServer()

let microphone: TestMicrophone
beforeEach(() => {
  signIn()
  microphone = aMicrophone([{ deviceId: 'usb', label: 'Desk microphone' }])
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  keptIn.stores.clear()
})

/** At a spoken item whose time to prepare is over, with one more behind it. */
const beginSpeaking = () =>
  begin(['speaking/read-aloud', 'speaking/read-aloud'], { remainingMs: 30_000, clockMs: 80_000 })
const recording = () => screen.findByRole('button', { name: 'Stop recording' })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const closeRefusal = async (user: Awaited<ReturnType<typeof begin>>['user']) => {
  const refusal = await dialog('No Microphone Permission')
  await user.click(within(refusal).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('before the test', () => {
  const check = () => screen.findByRole('region', { name: 'Check your microphone' })

  test('a refused microphone is told with how to allow it and what going on without it costs', async () => {
    serveTest(['speaking/read-aloud'], { form: 'mini' })
    microphone.refuse()
    const { user } = renderApp(testPage)
    await user.click(within(await check()).getByRole('button', { name: /^Record/ }))
    await closeRefusal(user)
    const said = (await within(await check()).findByText('No Microphone Permission')).closest('[role=status]')
    expect(said).toHaveTextContent('allow it for this page in the browser settings')
    expect(said).toHaveTextContent('You may go on without it, but then your speaking items stay empty and count as 0')
  })

  test('a microphone that is allowed after that is heard', async () => {
    serveTest(['speaking/read-aloud'], { form: 'mini' })
    microphone.refuse()
    const { user } = renderApp(testPage)
    const record = within(await check()).getByRole('button', { name: /^Record/ })
    await user.click(record)
    await closeRefusal(user)
    microphone.allow()
    await user.click(record)
    await recording()
    await microphone.hear(1, 0.5)
    expect(await within(await check()).findByText('Your microphone works.')).toBeVisible()
    expect(within(await check()).queryByText('No Microphone Permission')).toBeNull()
  })
})

describe('at a spoken item', () => {
  test('a refused microphone is told when its dialog is closed, and Next says that the item counts as 0', async () => {
    microphone.refuse()
    const { user, server } = await beginSpeaking()
    await closeRefusal(user)
    const said = await screen.findByText('Nothing is being recorded')
    expect(said.closest('[role=status]')).toHaveTextContent('allow it for this page in the browser settings')
    expect(said.closest('[role=status]')).toHaveTextContent('Your time to speak is running')
    expect(said.closest('[role=status]')).toHaveTextContent('Without a recording this item counts as 0')
    await user.click(next())
    const question = await dialog('Leave this item without a recording?')
    expect(question).toHaveTextContent('This item then counts as 0, and it is not asked again.')
    await user.click(within(question).getByRole('button', { name: 'Next item' }))
    await waitFor(() => expect(server.sent).toEqual([{ position: 0, answer: null }]))
  })

  test('what is told goes when the microphone records', async () => {
    microphone.refuse()
    const { user } = await beginSpeaking()
    await closeRefusal(user)
    await screen.findByText('Nothing is being recorded')
    microphone.allow()
    await press(user, 'Record')
    await recording()
    expect(screen.queryByText('Nothing is being recorded')).toBeNull()
  })

  test('no connected microphone is told with what it costs', async () => {
    microphone.refuse('NotFoundError')
    await beginSpeaking()
    expect(await screen.findByText(/^No microphone is connected\./)).toBeVisible()
    expect(await screen.findByText(/Without a recording this item counts as 0/)).toBeVisible()
  })

  test('a recording that is made is stopped only after a question', async () => {
    const { user } = await beginSpeaking()
    await recording()
    await user.click(next())
    expect(await dialog('Stop the recording and go on?')).toBeVisible()
  })

  test('a recording that stopped by itself says why, that it is the answer, and what to look at before Next', async () => {
    const { user, server } = await beginSpeaking()
    await recording()
    await microphone.hear(2, 0.5)
    await microphone.unplug()
    const said = await screen.findByText('The recording stopped early')
    const status = said.closest('[role=status]')
    expect(status).toHaveTextContent('The microphone was disconnected. What was recorded before is kept.')
    expect(status).toHaveTextContent('It is your answer, and this item is not asked again.')
    expect(status).toHaveTextContent('Check the microphone, then press Next.')
    await user.click(next())
    await waitFor(() => expect(server.sent).toEqual([{ position: 0, answer: { answerRequest: expect.any(String) } }]))
    await heading(/^Read Aloud/)
  })

  test('silence that ended a recording is told, and the microphone not blamed', async () => {
    await beginSpeaking()
    await recording()
    await microphone.hear(1, 0.5)
    await microphone.hear(3.2, 0)
    const status = (await screen.findByText('The recording stopped early')).closest('[role=status]')
    expect(status).toHaveTextContent('Recording stopped automatically because no sound was detected for 3 seconds.')
    expect(status).not.toHaveTextContent('Check the microphone')
  })

  test('a recording that the learner stopped is simply kept', async () => {
    const { user } = await beginSpeaking()
    await user.click(await recording())
    expect(await screen.findByText('Recorded')).toBeVisible()
    expect(screen.queryByText('The recording stopped early')).toBeNull()
  })

  test('an item that is left without a recording and without a line says what becomes of it', async () => {
    microphone.refuse()
    const { user, server } = await beginSpeaking()
    await closeRefusal(user)
    server.failing('answer', 'offline')
    await user.click(next())
    await press(user, 'Next item')
    expect(await screen.findByText('Nothing was recorded')).toBeVisible()
    expect(screen.queryByText(/Start over with Try again/)).toBeNull()
  })
})
