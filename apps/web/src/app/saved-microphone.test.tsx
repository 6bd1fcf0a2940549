import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBookEntry } from '../features/pronunciation-book/testing/a-word.ts'
import { aPractice, scoredAnswers } from '../features/practice/testing/practice-api.ts'
import { aMicrophone, type TestMicrophone } from '../testing/a-microphone.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../testing/api-server.ts'
import { answerPage, signIn } from '../testing/fixtures.ts'
import { homeHandlers } from '../testing/home-api.ts'
import { renderApp } from '../testing/render-app.tsx'

withApiServer()

let microphone: TestMicrophone

beforeEach(() => {
  signIn()
  microphone = aMicrophone([
    { deviceId: 'built-in', label: 'Built-in' },
    { deviceId: 'usb', label: 'USB microphone' },
  ])
  const prompt = { text: 'Bees dance to tell where the flowers are.' }
  apiServer.use(
    ...signedInHandlers(),
    ...homeHandlers(),
    answers('/api/attempts', answerPage([])),
    answers('/api/answer-consent', { agrees: false }),
    answers('/api/practices/31', aPractice({ taskId: 'speaking/read-aloud', prompt })),
    answers('/api/speaking/readAloud/31/answers', scoredAnswers('readAloudScoredAnswerDtoList', [])),
    answers('/api/book/pronunciationBook/7', aBookEntry()),
    answers('/api/drills', { contrasts: [], questions: [] }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const save = (deviceId: string, sensitivity: number) =>
  localStorage.setItem('microphone', JSON.stringify({ deviceId, label: deviceId, sensitivity }))

async function record(address: string) {
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByRole('button', { name: 'Stop recording' })
}

const recorders = [
  ['a question page', '/dashboard/speaking/read-aloud/question/31'],
  ['the pronunciation book', '/dashboard/pronunciation-book/7'],
  ['the speech test', '/dashboard'],
] as const

test.each(recorders)(
  'the recorder of %s opens the saved microphone with the saved sensitivity',
  async (_name, address) => {
    save('usb', 50)
    await record(address)
    expect(microphone.asked()).toEqual(['usb'])
    expect(microphone.gains()).toEqual([0.5])
    expect(screen.queryByText(/The microphone you saved is not connected/u)).not.toBeInTheDocument()
  },
)

test.each(recorders)(
  'where nothing is saved, the recorder of %s opens the default one as it is',
  async (_name, address) => {
    await record(address)
    expect(microphone.asked()).toEqual([null])
    expect(microphone.gains()).toEqual([1])
  },
)

test.each(recorders)(
  'a saved microphone that is gone gives way to the default one in %s, with a word',
  async (_name, address) => {
    save('unplugged', 100)
    await record(address)
    expect(microphone.asked()).toEqual(['unplugged', null])
    expect(screen.getByText(/The microphone you saved is not connected, so the default one is used/u)).toBeVisible()
  },
)
