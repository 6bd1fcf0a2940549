import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { anAnswer, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from './testing/practice-api.ts'
import { samples } from './testing/samples.ts'

withApiServer()

const kinds = {
  missingWord: { slug: 'select-missing-word', path: 'listening/selectMissingWord', list: 'selectMissingWord' },
  dictation: { slug: 'write-from-dictation', path: 'listening/writeFromDictation', list: 'writeFromDictation' },
} as const

function serve(kind: keyof typeof kinds, practice: Record<string, unknown> = {}) {
  const { slug, path, list } = kinds[kind]
  const name = `${list}ScoredAnswerDtoList`
  const question = { taskId: `listening/${slug}`, prompt: samples[kind].prompt, media: { talk: '/media/talk' } }
  apiServer.use(
    answers('/api/practices/31', aPractice({ ...question, ...practice })),
    answers(`/api/${path}/31/answers`, scoredAnswers(name, [])),
    answers(`/api/${path}/31/answers/other`, scoredAnswers(name, [])),
    answers('/api/answer-consent', { agrees: false }),
  )
  return `/dashboard/listening/${slug}/question/31`
}

let audio: HTMLAudioElement

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
  const RealAudio = Audio
  vi.stubGlobal('Audio', function FakeAudio() {
    audio = new RealAudio()
    return audio
  })
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const strip = () => within(screen.getByRole('region', { name: 'Time' }))
const stepNow = () => strip().getByRole('listitem', { current: 'step' })

test('in exam timing the recording is heard first, and only then the time to answer counts down', async () => {
  const { user } = renderApp(serve('missingWord'))
  await user.click(await screen.findByRole('switch', { name: 'Exam timing' }))
  expect(stepNow()).toHaveTextContent('Listen')
  expect(strip().queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Play now' }))
  act(() => void fireEvent(audio, new Event('ended')))
  expect(stepNow()).toHaveTextContent('Answer')
  expect(strip().getByRole('timer')).toBeVisible()
})

test('in exam timing a browser that plays nothing before a press says why it waits, and no time runs', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'))
  const { user } = renderApp(serve('missingWord'))
  await user.click(await screen.findByRole('switch', { name: 'Exam timing' }))
  await user.click(screen.getByRole('button', { name: 'Play now' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser plays no sound before you press something')
  expect(stepNow()).toHaveTextContent('Listen')
  expect(strip().queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void fireEvent(audio, new Event('ended')))
  expect(stepNow()).toHaveTextContent('Answer')
})

test('once the time of the exam is up, an answer that was never begun can be started over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { user } = renderApp(serve('missingWord'))
  await user.click(await screen.findByRole('switch', { name: 'Exam timing' }))
  await user.click(screen.getByRole('button', { name: 'Play now' }))
  act(() => void fireEvent(audio, new Event('ended')))
  vi.setSystemTime(Date.now() + 240_000)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(stepNow()).toHaveTextContent('Listen')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  vi.useRealTimers()
})

test('practice has no time to listen: it is answered at once', async () => {
  renderApp(serve('missingWord'))
  await screen.findByRole('switch', { name: 'Exam timing' })
  expect(strip().queryByText('Listen')).toBeNull()
  expect(stepNow()).toHaveTextContent('Answer')
})

const { score } = anAnswer()
const scored = (changes: Record<string, unknown>) =>
  answers('/api/attempts/9', anAnswer({ practiceId: 31, ...changes }))

async function openResult(address: string) {
  renderApp(`${address}?answer=9`)
  return within(await screen.findByRole('dialog', { name: 'Result' }))
}

test('marks from a key for one skill show on one ring with the name of the skill, to one decimal', async () => {
  const address = serve('missingWord', { revealed: samples.missingWord.answerKey })
  const points = { earned: 1, max: 1 }
  apiServer.use(
    scored({
      taskId: 'listening/select-missing-word',
      answers: { answer: 'b' },
      score: { ...score, total: points, listening: points },
    }),
  )
  const dialog = await openResult(address)
  expect(dialog.getByRole('img', { name: 'Score 1.0 of 1' })).toBeVisible()
  expect(dialog.getByText('Listening')).toBeVisible()
  expect(await dialog.findByText('Rivers that rise flood.')).toBeVisible()
})

test('marks from a key for several skills show a ring for each, out of its own maximum', async () => {
  const address = serve('dictation', { revealed: samples.dictation.answerKey })
  const points = { earned: 2, max: 3 }
  apiServer.use(
    scored({
      taskId: 'listening/write-from-dictation',
      answers: { answer: 'the library' },
      score: { ...score, total: points, listening: points, writing: { earned: 1.5, max: 4 } },
    }),
  )
  const dialog = await openResult(address)
  expect(dialog.getByRole('img', { name: 'Listening 2.0 of 3' })).toBeVisible()
  expect(dialog.getByRole('img', { name: 'Writing 1.5 of 4' })).toBeVisible()
  expect(dialog.queryByRole('img', { name: /^Score/u })).toBeNull()
})
